import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

/** The line that a site includes, to be copied. */
export function Embed({ snippet }: { snippet: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(snippet)
      toast.success('Código copiado.')
    } catch {
      toast.error('El navegador no permitió copiar: seleccionar el código a mano.')
    }
  }
  return (
    <section className="webchat-embed">
      <h2>Código para el sitio</h2>
      <p className="soft">Va en cada página que muestra el chat, antes de cerrar el cuerpo de la página.</p>
      <pre>
        <code>{snippet}</code>
      </pre>
      <Button icon="copy" onClick={() => void copy()}>
        Copiar el código
      </Button>
    </section>
  )
}
