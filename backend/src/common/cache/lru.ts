/**
 * A map that forgets what was used longest ago once its weights add up to more than `capacity`.
 * Without `weigh`, every value weighs 1.
 */
export class Lru<V> {
  private readonly entries = new Map<string, V>();
  private weight = 0;

  constructor(
    private readonly capacity: number,
    private readonly weigh: (value: V) => number = () => 1,
  ) {}

  get(key: string): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  /** A value heavier than the whole map is not kept. */
  set(key: string, value: V): void {
    this.delete(key);
    if (this.weigh(value) > this.capacity) return;
    this.entries.set(key, value);
    this.weight += this.weigh(value);
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.capacity) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.weight -= this.weigh(value);
  }
}
