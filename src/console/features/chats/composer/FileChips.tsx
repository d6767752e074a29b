import { IconButton } from '../../../ui/Button.tsx'
import { formatSize } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'

interface FileChipsProps<T> {
  label: string
  files: readonly T[]
  onRemove: (file: T) => void
}

/** Attached files, each with a remove button. */
export function FileChips<T extends { filename: string; size: number }>({ label, files, onRemove }: FileChipsProps<T>) {
  if (files.length === 0) return null
  return (
    <ul className="composer-files" aria-label={label}>
      {files.map((file, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
        <li key={`${at}-${file.filename}`}>
          <Icon name="file" size={16} />
          <bdi>{file.filename}</bdi>
          <small className="num">{formatSize(file.size)}</small>
          <IconButton icon="close" size={16} label={`Quitar ${file.filename}`} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  )
}
