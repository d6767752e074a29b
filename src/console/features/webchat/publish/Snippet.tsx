import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy.ts'
import { Select } from '../../../ui/Select.tsx'
import { PLATFORMS } from './platforms.ts'

/** The embed code for a website with a copy button, and where it is pasted. */
export function Snippet({ snippet }: { snippet: string }) {
  const [chosen, setChosen] = useState('wordpress')
  const { steps = [] } = PLATFORMS.find(({ value }) => value === chosen) ?? {}
  return (
    <section className="publish-part" aria-labelledby="publish-snippet">
      <h3 id="publish-snippet">En tu sitio</h3>
      <pre>
        <code>{snippet}</code>
      </pre>
      <Button variant="primary" icon="copy" onClick={() => void copyText(snippet, 'Código copiado correctamente.')}>
        Copiar código
      </Button>
      <Select label="Tu sitio está hecho con" value={chosen} onChange={setChosen} options={PLATFORMS} />
      <ol className="publish-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
