import './file-input.css'
import { type InputHTMLAttributes, useState } from 'react'
import { Icon } from './Icon.tsx'

interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  /** id of the control, for the label of its field */
  id: string
  /** shows the name of the last chosen file */
  named?: boolean
  onFile: (file: File) => void
}

/**
 * A file input with the console's own button: browsers word theirs in their own language. The input lies invisibly over
 * the button, so that it is pressed, focused and dropped on as usual.
 */
export function FileInput({ id, named, onFile, ...rest }: FileInputProps) {
  const [name, setName] = useState('')
  return (
    <div className="file-input">
      <input
        {...rest}
        id={id}
        type="file"
        // Without one, browsers show their own words for "no file chosen".
        title={rest.title ?? ''}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file can be chosen again after it was changed.
          event.target.value = ''
          if (!file) return
          setName(file.name)
          onFile(file)
        }}
      />
      <label htmlFor={id} className="btn btn-secondary">
        <Icon name="upload" size={18} />
        <span>Elegir archivo</span>
      </label>
      {named && <span className="file-input-name soft">{name || 'Ningún archivo elegido'}</span>}
    </div>
  )
}
