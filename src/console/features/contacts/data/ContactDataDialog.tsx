import './data.css'
import { useRef, useState } from 'react'
import { csvText } from '../../../../contract/csv.ts'
import { api, unwrap } from '../../../api/client.ts'
import { useBotId } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { saveText } from '../../../ui/save.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import { EraseForm } from './EraseForm.tsx'
import { printData } from './print.ts'
import type { ContactData } from './types.ts'

interface ContactDataDialogProps {
  contactId: number
  onClose: () => void
  /** called when an erasure begins and ends */
  onBusy?: (busy: boolean) => void
  /** called after the person was erased */
  onErased: () => void
}

/** Shows everything that is stored of a person, to hand it over or to erase it. */
export function ContactDataDialog({ contactId, onClose, onBusy, onErased }: ContactDataDialogProps) {
  const bot = useBotId()
  const [erasing, setErasing] = useState(false)
  const isBusy = useRef(false)
  /** an erasure that is running cannot be left: it could be sent again from here */
  const close = () => void (isBusy.current || onClose())
  const { data, error, reload } = useLoad(`contact data ${contactId}`, (signal) =>
    unwrap(api.GET('/contacts/data/{bot}/{id}', { params: { path: { bot, id: contactId } }, signal })),
  )
  return (
    <Dialog open width={680} title={erasing ? 'Eliminar datos' : 'Todo lo guardado'} onClose={close}>
      {!data ? (
        error ? (
          <LoadFailure error={error} onRetry={reload} />
        ) : (
          <Loading />
        )
      ) : erasing ? (
        <EraseForm
          data={data}
          onBack={() => setErasing(false)}
          onBusy={(busy) => {
            isBusy.current = busy
            onBusy?.(busy)
          }}
          onErased={onErased}
        />
      ) : (
        <Everything data={data} onClose={onClose} onErase={() => setErasing(true)} />
      )}
    </Dialog>
  )
}

interface EverythingProps {
  data: ContactData
  onClose: () => void
  onErase: () => void
}

function Everything({ data, onClose, onErase }: EverythingProps) {
  const name = `datos-${data.contact_id}`
  const [whole, setWhole] = useState(false)
  const handed = data.sections.filter(({ internal }) => whole || !internal)
  const lines = handed.flatMap(({ title, rows }) => rows.map(({ label, value }) => [title, label, value]))
  return (
    <>
      <p>Es lo que guardamos de esta persona. Puedes entregárselo si lo pide.</p>
      <section className="contact-data-sections" aria-label="Datos guardados">
        {data.sections.map(({ title, rows }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was read does not change
          <section key={`${title}${at}`}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ label, value }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was read does not change
                <div key={`${label}${row}`}>
                  <dt>{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
      {data.sections.some(({ internal }) => internal) && (
        <Checkbox
          label="Entregar también lo del equipo"
          help="Los comentarios internos quedan fuera de la descarga y la impresión si no lo eliges."
          checked={whole}
          onChange={setWhole}
        />
      )}
      <div className="dialog-actions contact-data-actions">
        <Button variant="danger" icon="delete" onClick={onErase}>
          Eliminar datos
        </Button>
        <Button onClick={() => printData(handed)}>Imprimir</Button>
        <Button
          icon="download"
          onClick={() => saveText(`${name}.csv`, csvText([['Sección', 'Dato', 'Valor'], ...lines]))}
        >
          CSV
        </Button>
        <Button
          icon="download"
          onClick={() => saveText(`${name}.json`, JSON.stringify(handed, null, 2), 'application/json')}
        >
          JSON
        </Button>
        <Button variant="primary" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </>
  )
}
