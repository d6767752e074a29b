import { useMemo } from 'react'
import { isHosted } from '../../../../contract/hosted-page.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { copyText } from '../../../ui/copy.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { saveBlob, saveText } from '../../../ui/save.ts'
import { toast } from '../../../ui/toast.ts'
import { isWebAddress } from '../../../ui/web-address.ts'
import { qrOf, qrPng, qrSvg } from './qr.ts'
import type { PublishParameters, SaveParameters } from './usePublish.ts'

interface Props {
  /** public address of the page */
  url: string
  /** the bot's public key, for the names of files */
  name: string
  parameters: PublishParameters
  onSave: SaveParameters
}

/** The bot's own page: its address, its QR code, and whether it is on. */
export function HostedPage({ url, name, parameters, onSave }: Props) {
  const code = useMemo(() => qrOf(url), [url])
  const { hosted_indexed: listed = false } = parameters
  const on = isHosted(parameters)

  async function savePicture(): Promise<void> {
    try {
      saveBlob(await qrPng(code), `qr-${name}.png`)
    } catch {
      toast.error('No pudimos hacer la imagen. Prueba con el archivo SVG.')
    }
  }

  return (
    <section className="publish-part" aria-labelledby="publish-page">
      <h3 id="publish-page">Sin sitio: tu página</h3>
      <p className="soft">Ponla en tus redes y tu perfil de WhatsApp, o imprime el código QR.</p>
      <div className="publish-page">
        <svg
          className="publish-qr"
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={`Código QR de ${url}`}
        >
          <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
          <path fill="#000" d={code.path} shapeRendering="crispEdges" />
        </svg>
        <div className="publish-address">
          <p className="publish-url">{url}</p>
          <div className="publish-buttons">
            <Button icon="copy" onClick={() => void copyText(url, 'Dirección copiada correctamente.')}>
              Copiar dirección
            </Button>
            {isWebAddress(url) && (
              <a className="btn btn-secondary" href={url} target="_blank" rel="noopener">
                <Icon name="open-in-new" size={18} />
                <span>Abrir página</span>
              </a>
            )}
            <Button icon="download" onClick={() => saveText(`qr-${name}.svg`, qrSvg(code), 'image/svg+xml')}>
              QR en SVG
            </Button>
            <Button icon="download" onClick={() => void savePicture()}>
              QR en PNG
            </Button>
          </div>
        </div>
      </div>
      <Checkbox
        label="Mostrar la página"
        help="Si la apagas, quien abra su dirección verá que no atiendes por ahí."
        checked={on}
        onChange={(hosted_page) => onSave({ hosted_page })}
      />
      {on && (
        <Checkbox
          label="Mostrarla en buscadores"
          help="Si no, Google y otros buscadores no la muestran."
          checked={listed}
          onChange={(hosted_indexed) => onSave({ hosted_indexed })}
        />
      )}
    </section>
  )
}
