/**
 * Any record that a table can store: demo entities have number ids, practice entities string ids.
 */
export interface Identified {
  id: string | number;
}

export type RecordId = string | number;

/** One change of one record; `record` is null for a removal. */
export interface Change {
  table: string;
  id: RecordId;
  record: Identified | null;
}

type Report = (change: Change, undo: () => void) => void;

/**
 * The records of one table, in insertion order. Records are immutable: a change is a `put` of a new
 * object, never a mutation, so that callers can keep references to what they read.
 */
export class Table<T extends Identified> {
  private records = new Map<RecordId, T>();
  private list: readonly T[] | undefined;
  private indexes = { revision: 0, byField: new Map<string, Map<unknown, T[]>>() };
  private pending: (() => void)[] = [];
  /** Incremented by each write, so that derived data can detect that it is stale. */
  revision = 0;

  constructor(
    readonly name: string,
    private readonly report: Report,
  ) {}

  /** Generates sample records before the table is next used; until then they count as written. */
  generateOnUse(generate: () => void): void {
    this.pending.push(generate);
    this.revision += 1;
  }

  /** Generates the sample records that are still missing. */
  generatePending(): void {
    if (this.pending.length === 0) return;
    const pending = this.pending;
    this.pending = [];
    pending.forEach((generate) => generate());
  }

  get(id: RecordId): T | undefined {
    this.generatePending();
    return this.records.get(id);
  }

  /** All records, oldest first. The array is shared until the next write: do not mutate it. */
  all(): readonly T[] {
    this.generatePending();
    this.list ??= [...this.records.values()];
    return this.list;
  }

  /**
   * Records with a given value in a field, oldest first. Uses an index that is built on first use
   * and dropped on the next write.
   */
  where(field: keyof T & string, value: unknown): readonly T[] {
    this.generatePending();
    if (this.indexes.revision !== this.revision)
      this.indexes = { revision: this.revision, byField: new Map() };
    let byValue = this.indexes.byField.get(field);
    if (!byValue) {
      byValue = new Map<unknown, T[]>();
      for (const record of this.all()) {
        const group = byValue.get(record[field]);
        if (group) group.push(record);
        else byValue.set(record[field], [record]);
      }
      this.indexes.byField.set(field, byValue);
    }
    return byValue.get(value) ?? [];
  }

  filter(test: (record: T) => boolean): T[] {
    return this.all().filter(test);
  }

  find(test: (record: T) => boolean): T | undefined {
    return this.all().find(test);
  }

  /** Adds the record, or replaces the one with its id. */
  put(record: T): T {
    const before = this.get(record.id) ?? null;
    this.write(record.id, record);
    this.report({ table: this.name, id: record.id, record }, () => this.write(record.id, before));
    return record;
  }

  remove(id: RecordId): void {
    if (!this.get(id)) return;
    const before = this.records;
    this.records = new Map(before);
    this.write(id, null);
    this.report({ table: this.name, id, record: null }, () => {
      // In its old place, and with the sample records that were generated since.
      this.records = new Map([...before, ...this.records]);
      this.list = undefined;
      this.revision += 1;
    });
  }

  /** The next number id: the highest id + 1 (docs/product.md#limits). */
  nextNumber(): number {
    this.generatePending();
    let last = 0;
    for (const id of this.records.keys()) if (typeof id === 'number' && id > last) last = id;
    return last + 1;
  }

  /** Writes without reporting a change: for sample data, and for changes made in another tab. */
  write(id: RecordId, record: T | null): void {
    if (record === null) this.records.delete(id);
    else this.records.set(id, record);
    this.list = undefined;
    this.revision += 1;
  }
}
