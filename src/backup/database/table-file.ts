/** Where a table's rows lie in a backup: what COPY wrote, compressed. */
export const tableFile = (table: string): string => `database/${encodeURIComponent(table)}.copy.gz`
