import { Link } from 'react-router-dom'
import { apiBase } from '../../api/client.ts'
import { useSession } from '../../session/index.ts'
import { Code } from '../../ui/Code.tsx'
import { curlWithKey, withBot } from './curl.ts'
import type { Description } from './description.ts'
import { countText } from './words.ts'

/** What holds for every call with an API key: authentication, errors, limits, pages and repetition. */
export function Guide({ doc }: { doc: Description }) {
  const { bot } = useSession()
  const limits = doc['x-api-keys']
  return (
    <details className="docs-guide">
      <summary>Cómo llamar a la API desde otro sistema</summary>
      <section>
        <h2>Clave</h2>
        <p>
          Crea una en <Link to="/plugins/keys">Claves de API</Link> y envíala en cada llamada. Sirve para un solo
          chatbot, cuyo número va en la dirección{bot && ` (el de «${bot.name}» es ${bot.id})`}. Cada llamada dice qué
          permiso necesita.
        </p>
        <Code label="Ejemplo con clave" text={curlWithKey(apiBase() + withBot('/contacts/{bot}', bot?.id), '$CLAVE')} />
      </section>
      <section>
        <h2>Errores</h2>
        <p>
          Cada error trae un texto en <code>message</code>, un código estable en <code>code</code> y, si el problema
          está en lo que enviaste, los textos de cada campo en <code>fields</code>.
        </p>
        <ul>
          <li>
            <code>401</code> La clave no vale: <code>key_unknown</code>, <code>key_expired</code> o{' '}
            <code>key_revoked</code>.
          </li>
          <li>
            <code>403</code> Le falta el permiso (<code>key_scope</code>), la llamada no acepta claves (
            <code>key_not_allowed</code>), el plan no la incluye (<code>forbidden</code>) o el chatbot está suspendido (
            <code>suspended</code>).
          </li>
          <li>
            <code>404</code> No existe, o es de otro chatbot.
          </li>
          <li>
            <code>409</code> Choca con lo que hay ahora. <code>422</code> Un dato no cumple sus reglas.
          </li>
          <li>
            <code>429</code> Llegaste a un límite. <code>500</code> y <code>503</code> Falló de nuestro lado: repite más
            tarde.
          </li>
        </ul>
      </section>
      <section>
        <h2>Límites</h2>
        <p>
          {limits && `Cada clave puede hacer ${countText(limits.calls)}, sumando todas. `}
          Las respuestas dicen cuántas quedan: <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> y{' '}
          <code>RateLimit-Reset</code>, en segundos. Con un <code>429</code>, espera los segundos de{' '}
          <code>Retry-After</code>. Algunas llamadas tienen además su propio límite.
        </p>
        {limits && <p>Con claves que no valen, una dirección puede hacer {countText(limits.failures)}.</p>}
      </section>
      <section>
        <h2>Listas</h2>
        <p>
          Pide una parte con <code>range=[0,49]</code>, el orden con <code>sort=["name","ASC"]</code> y lo que buscas
          con <code>filter={'{"q":"ana"}'}</code>. La cabecera <code>Content-Range</code> dice cuántos hay en total.
        </p>
      </section>
      <section>
        <h2>Repetir sin duplicar</h2>
        <p>
          Si no te llegó la respuesta al enviar un mensaje, una nota, un archivo o un presupuesto, repítelo con la misma
          cabecera <code>Idempotency-Key</code>, de 8 a 64 caracteres: lo hacemos una sola vez y contestamos lo mismo
          durante 24 horas.
        </p>
      </section>
    </details>
  )
}
