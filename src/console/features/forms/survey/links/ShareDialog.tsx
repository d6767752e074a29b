import '../survey.css'
import { renderSVG } from 'uqr'
import type { components } from '../../../../../../generated/api.d.ts'
import { Button } from '../../../../ui/Button.tsx'
import { copyText } from '../../../../ui/copy.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { saveBlob } from '../../../../ui/save.ts'
import { pngOf } from './png.ts'

interface ShareDialogProps {
  link: components['schemas']['SurveyLink']
  onClose: () => void
}

/** How to share a link: its address, a QR code to print, and what to paste into a page. */
export function ShareDialog({ link, onClose }: ShareDialogProps) {
  const { slug, url, snippet, whatsapp_url, facebook_url, webchat_url } = link
  const svg = renderSVG(url, { border: 2 })
  const rows = [
    { name: 'Enlace', text: url },
    ...(whatsapp_url ? [{ name: 'WhatsApp', text: whatsapp_url }] : []),
    ...(facebook_url ? [{ name: 'Messenger', text: facebook_url }] : []),
    ...(webchat_url ? [{ name: 'Webchat', text: webchat_url }] : []),
    { name: 'Código para tu página', text: snippet },
  ]
  return (
    <Dialog open title={`Compartir «${link.name || slug}»`} width={620} onClose={onClose}>
      <div className="survey-share">
        <img
          className="survey-qr"
          alt={`Código QR que abre ${url}`}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        />
        <div className="survey-tools">
          <Button icon="download" onClick={() => saveBlob(new Blob([svg], { type: 'image/svg+xml' }), `${slug}.svg`)}>
            Descargar SVG
          </Button>
          <Button icon="download" onClick={async () => saveBlob(await pngOf(url), `${slug}.png`)}>
            Descargar PNG
          </Button>
        </div>
        <dl className="survey-addresses">
          {rows.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{text}</code>
                <Button
                  icon="copy"
                  aria-label={`Copiar ${name.toLowerCase()}`}
                  onClick={() => void copyText(text, 'Copiado.')}
                >
                  Copiar
                </Button>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={url} target="_blank" rel="noopener">
            Abrir la encuesta
          </a>
        </p>
      </div>
    </Dialog>
  )
}
