import './synonyms.css'
import { useState } from 'react'
import type { CellProps } from '../../../../engine/fields/kinds.ts'
import { useOperationMutation } from '../../../../engine/useOperationMutation.ts'
import { Button } from '../../../../ui/Button.tsx'

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Other ways to write a name, each of which becomes a synonym by a click. */
export function SuggestionsCell({ value, record }: CellProps) {
  const act = useOperationMutation()
  const [adding, setAdding] = useState<string>()
  const add = async (word: string) => {
    setAdding(word)
    const synonyms = [...words(record.synonyms), word]
    await act('productSynonymUpdate', { record: { id: record.id }, values: { synonyms } }).catch(() => undefined)
    setAdding(undefined)
  }
  return (
    <span className="synonym-proposals">
      {words(value).map((word) => (
        <Button
          key={word}
          variant="ghost"
          icon="plus"
          aria-label={`Agregar «${word}» a ${record.value}`}
          busy={adding === word}
          disabled={adding !== undefined}
          onClick={() => void add(word)}
        >
          {word}
        </Button>
      ))}
    </span>
  )
}
