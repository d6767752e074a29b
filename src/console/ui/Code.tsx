import './code.css'
import { useState } from 'react'
import { IconButton } from './Button.tsx'
import { toast } from './toast.ts'

interface CodeProps {
  label: string
  text: string
  /** called after the button or the keyboard copied it */
  onCopied?: () => void
}

/** A code block with a copy button. */
export function Code({ label, text, onCopied }: CodeProps) {
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      onCopied?.()
      setTimeout(() => setCopied(false), 2000)
    } catch {
      toast.error('No pudimos copiarlo. Selecciona el texto y cópialo con el teclado.')
    }
  }

  return (
    <figure className="code">
      <figcaption>
        {label}
        <IconButton
          icon={copied ? 'check' : 'copy'}
          label={copied ? 'Copiado' : `Copiar: ${label}`}
          size={18}
          onClick={() => void copy()}
        />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard */}
      <pre tabIndex={0} onCopy={onCopied}>
        {text}
      </pre>
    </figure>
  )
}
