import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

/** The embed code for a website, with a copy button. */
export function Embed({ snippet }: { snippet: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(snippet)
      toast.success('Código copiado correctamente.')
    } catch {
      toast.error('No pudimos copiarlo. Selecciona el código y cópialo con el teclado.')
    }
  }
  return (
    <section className="webchat-embed">
      <h2>Código para el sitio</h2>
      <p className="soft">
        Pégalo en cada página, antes de <code>{'</body>'}</code>.
      </p>
      <pre>
        <code>{snippet}</code>
      </pre>
      <Button icon="copy" onClick={() => void copy()}>
        Copiar código
      </Button>
    </section>
  )
}
