"""A sector of which the last record of each kind counts: of the settings, and of what else the region should have."""

_ONE = 1  # the sector's number: there is one


class Latest:
    """The last `blobs` of such a sector in `region`: a dictionary of bytes by their kind."""

    def __init__(self, region, kind):
        self._region = region
        self._kind = kind
        self.blobs = {}
        self._before = {}  # how many records before a blob are damaged
        self._damaged = 0  # of all
        self._torn = False
        for sector in region.sectors(kind):
            reader = region.read(sector)
            while reader.next():
                self.blobs[reader.kind] = reader.data
                self._before[reader.kind] = reader.broken
            self._damaged = reader.broken
            self._torn = reader.torn

    def doubtful(self, kind):
        """Whether a later blob of that kind may have been damaged."""
        return self._damaged > self._before.get(kind, 0)

    def certain(self, kind):
        """Whether the last one of that kind is there, and none was being written when the power went."""
        return kind in self.blobs and not self._torn and not self.doubtful(kind)

    def put(self, kind, data):
        """Add a blob (`data`, bytes) of that kind. Raises OSError: it is not stored."""
        region = self._region
        sector = region.open(self._kind, len(data)) if self.blobs else -1
        if sector < 0:
            blobs = dict(self.blobs)
            blobs[kind] = data
            self._write(blobs)
        else:
            region.put(sector, kind, data)
        self.blobs[kind] = data

    def _write(self, blobs):
        """Write the sector anew."""
        region = self._region
        old = region.sectors(self._kind)
        sector = region.begin(self._kind, _ONE)
        for kind in blobs:
            region.put(sector, kind, blobs[kind])
        region.commit(sector, old[-1] if old else -1)
