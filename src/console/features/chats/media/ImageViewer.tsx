import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface ImageViewerProps {
  url: string
  filename: string
  onSave: () => void
  onClose: () => void
}

/** Shows an image as large as the window allows. */
export function ImageViewer({ url, filename, onSave, onClose }: ImageViewerProps) {
  return (
    <Dialog
      open
      title={filename}
      width={1100}
      onClose={onClose}
      actions={
        <Button icon="download" onClick={onSave}>
          Descargar
        </Button>
      }
    >
      <img className="image-large" src={url} alt={filename} />
    </Dialog>
  )
}
