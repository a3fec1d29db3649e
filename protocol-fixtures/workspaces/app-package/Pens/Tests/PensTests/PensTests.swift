struct PensTests {}
