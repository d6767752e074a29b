import { useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

/** A block of code that can be copied. */
export function Code({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      toast.error('No se pudo copiar. Seleccionar el texto y copiarlo con el teclado.')
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, which must be possible by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  )
}
