import './archives.css'
import { useState } from 'react'
import { useAnchor } from '../../engine/form/useAnchor.ts'
import { type SessionBot, useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { administrates } from './administrates.ts'
import { CopyDialog } from './CopyDialog.tsx'
import { ExportRow } from './ExportRow.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

/** At the end of /settings/general: exports, copies, imports and removes a whole chatbot. */
export function MoveSection() {
  const { bot } = useSession()
  return bot && <Sections key={bot.id} bot={bot} />
}

type Open = 'copy' | 'import' | 'remove'

function Sections({ bot }: { bot: SessionBot }) {
  const [open, setOpen] = useState<Open>()
  const mayMove = administrates(bot)
  const close = () => setOpen(undefined)
  const box = useAnchor<HTMLElement>('mover-y-eliminar')

  return (
    <>
      <section
        ref={box}
        id="mover-y-eliminar"
        tabIndex={-1}
        className="form-section archives"
        aria-label="Mover y eliminar"
      >
        <h2>Mover y eliminar</h2>
        {mayMove && (
          <>
            <ExportRow bot={bot} />
            <div className="archives-row">
              <div>
                <h3>Duplicar</h3>
                <p className="soft">
                  Crea otro chatbot igual, por ejemplo para probar cambios sin que los vean tus clientes.
                </p>
              </div>
              <Button icon="copy" onClick={() => setOpen('copy')}>
                Duplicar chatbot
              </Button>
            </div>
          </>
        )}
        <div className="archives-row">
          <div>
            <h3>Importar otro chatbot</h3>
            <p className="soft">Crea un chatbot nuevo con un archivo exportado. Este queda como está.</p>
          </div>
          <Button icon="upload" onClick={() => setOpen('import')}>
            Importar chatbot
          </Button>
        </div>
        {mayMove ? (
          <div className="archives-row archives-danger">
            <div>
              <h3>Eliminar</h3>
              <p className="soft">Deja de contestar y todo el equipo pierde el acceso. Te pediremos su nombre.</p>
            </div>
            <Button variant="danger" icon="delete" onClick={() => setOpen('remove')}>
              Eliminar chatbot
            </Button>
          </div>
        ) : (
          <p className="soft">Solo quien tiene el rol Administrador exporta, duplica y elimina este chatbot.</p>
        )}
      </section>
      {open === 'copy' && <CopyDialog bot={bot} onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'remove' && <RemoveDialog bot={bot} onClose={close} />}
    </>
  )
}
