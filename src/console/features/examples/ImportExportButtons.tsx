import { useState } from 'react'
import { ExampleFormatOptions } from '../../../../generated/options.ts'
import { api, unwrap } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { saveText } from '../../ui/save.ts'
import { ImportDialog } from './ImportDialog.tsx'
import type { Filter } from './types.ts'

/** Import and export of examples. */
export function ImportExportButtons({ bot, filter, onDone }: { bot: number; filter: Filter; onDone: () => void }) {
  const [importing, setImporting] = useState(false)

  async function save(format: 'csv' | 'rasa'): Promise<void> {
    const params = { path: { bot } }
    const body = { format, ...(format === 'csv' && { filter }) }
    try {
      const file = await withToasts('exampleExport', () => unwrap(api.POST('/examples/export/{bot}', { params, body })))
      saveText(file.filename, file.content, file.type)
    } catch {
      // The toast shows the reason.
    }
  }

  return (
    <>
      <Button icon="upload" onClick={() => setImporting(true)}>
        Importar
      </Button>
      <Menu
        label="Exportar"
        className="menu example-export"
        button={
          <>
            <Icon name="download" size={18} /> Exportar
          </>
        }
        entries={ExampleFormatOptions.map(({ value, label }) => ({
          label: value === 'csv' ? `${label} (lo que muestra el filtro)` : `${label} (todo)`,
          onSelect: () => void save(value as 'csv' | 'rasa'),
        }))}
      />
      {importing && <ImportDialog bot={bot} onClose={() => setImporting(false)} onDone={onDone} />}
    </>
  )
}
