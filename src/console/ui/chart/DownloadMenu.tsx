import { type RefObject, use } from 'react'
import { dashed, datedName } from '../../../contract/file-name.ts'
import { Icon } from '../Icon.tsx'
import { Menu } from '../Menu.tsx'
import { saveBlob, saveText } from '../save.ts'
import { toast } from '../toast.ts'
import { ChartCaption } from './caption.ts'
import { chartPng } from './png.ts'
import { chartCsv } from './table.ts'
import type { ChartData } from './types.ts'

interface DownloadMenuProps {
  data: ChartData
  title: string
  filename: string | undefined
  svg: RefObject<SVGSVGElement | null>
}

/** The menu that downloads a chart's figures or its picture. */
export function DownloadMenu({ data, title, filename, svg }: DownloadMenuProps) {
  const { text: caption, days } = use(ChartCaption)
  const plain = filename ?? (dashed(title) || 'grafico')
  const name = days ? datedName(plain, days) : plain
  async function savePicture(): Promise<void> {
    try {
      if (svg.current) saveBlob(await chartPng(svg.current, title, caption), `${name}.png`)
    } catch {
      toast.error('No pudimos crear la imagen. Inténtalo nuevamente.')
    }
  }
  return (
    <Menu
      label={`Descargar «${title}»`}
      button={<Icon name="download" />}
      within=".chart"
      entries={[
        { label: 'Datos (CSV)', onSelect: () => saveText(`${name}.csv`, chartCsv(data)) },
        { label: 'Imagen (PNG)', onSelect: () => void savePicture() },
      ]}
    />
  )
}
