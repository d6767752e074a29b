/** Something that is made once for each object, as long as that object lives. */
interface Memo<K extends object, V> {
  of(key: K): V
}

/** Remembers what is made of objects that do not change, such as the examples of a trained model. */
export function memo<K extends object, V>(make: (key: K) => V): Memo<K, V> {
  const made = new WeakMap<K, { value: V }>()
  return {
    of: (key) => {
      const known = made.get(key) ?? { value: make(key) }
      made.set(key, known)
      return known.value
    },
  }
}
