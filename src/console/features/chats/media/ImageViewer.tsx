import './viewer.css'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { releaseObjectUrl } from '../../../ui/object-url.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { saveBlob } from '../../../ui/save.ts'
import { toast } from '../../../ui/toast.ts'
import { useChatsContext } from '../context.ts'
import type { ShownImage, ShownImages } from './images.ts'
import { openFile } from './open.ts'
import { openImage } from './shown-image.ts'

/** Sizes of an image, as a part of what fits. */
const ZOOMS = [1, 1.5, 2, 3, 4]

interface ImageViewerProps extends ShownImages {
  onClose: () => void
}

/** Shows images as large as the window allows, one at a time: arrows move between them, + and - change the size. */
export function ImageViewer({ images, start, onClose }: ImageViewerProps) {
  const [place, setPlace] = useState(start)
  const [zoom, setZoom] = useState(0)
  const frame = useRef<HTMLElement>(null)
  const image = images[place]
  const { url, error } = useImage(image)
  const several = images.length > 1
  const { botId } = useChatsContext()

  function move(by: number): void {
    const next = Math.min(images.length - 1, Math.max(0, place + by))
    if (next === place) return
    setPlace(next)
    setZoom(0)
  }
  const resize = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)))

  // Wherever the focus is: on the image or on a button.
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // A larger image is scrolled with the arrows.
    const isScrolled = zoom > 0 && event.target === frame.current
    if (event.key === 'ArrowLeft' && !isScrolled) move(-1)
    else if (event.key === 'ArrowRight' && !isScrolled) move(1)
    else if (event.key === '+') resize(1)
    else if (event.key === '-') resize(-1)
    else return
    event.preventDefault()
  }

  async function save(): Promise<void> {
    if (!image) return
    try {
      const { blob, filename } = await openFile(botId, image.file, image.channel, image.messageId)
      saveBlob(blob, filename)
    } catch (failure) {
      toast.error(messageOf(failure))
    }
  }

  if (!image) return null
  const { filename } = image.file
  return (
    <Dialog
      open
      title={filename}
      width={1100}
      onClose={onClose}
      actions={
        <div className="viewer-actions">
          <IconButton icon="zoom-out" label="Alejar" disabled={zoom === 0} onClick={() => resize(-1)} />
          <IconButton icon="zoom-in" label="Acercar" disabled={zoom === ZOOMS.length - 1} onClick={() => resize(1)} />
          <Button icon="download" onClick={() => void save()}>
            Descargar
          </Button>
        </div>
      }
    >
      <div className="viewer">
        {several && (
          <IconButton icon="chevron-left" label="Imagen anterior" disabled={place === 0} onClick={() => move(-1)} />
        )}
        <section
          ref={frame}
          className="viewer-frame"
          aria-label={several ? `Imagen ${place + 1} de ${images.length}` : 'Imagen'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a larger image is scrolled with the keyboard
          tabIndex={0}
          data-autofocus
        >
          {url ? (
            <img
              className={zoom > 0 ? 'viewer-image viewer-large' : 'viewer-image'}
              style={zoom > 0 ? { width: `${(ZOOMS[zoom] ?? 1) * 100}%` } : undefined}
              src={url}
              alt={filename}
            />
          ) : error ? (
            <p role="alert">{messageOf(error)}</p>
          ) : (
            <Loading />
          )}
        </section>
        {several && (
          <IconButton
            icon="chevron-right"
            label="Imagen siguiente"
            disabled={place === images.length - 1}
            onClick={() => move(1)}
          />
        )}
      </div>
      <p className="sr-only" role="status">
        {several && `Imagen ${place + 1} de ${images.length}: ${filename}`}
      </p>
    </Dialog>
  )
}

/** Loads an image. Returns its address, or why it could not be loaded. */
function useImage(image: ShownImage | undefined): { url?: string; error?: unknown } {
  const { botId } = useChatsContext()
  const [shown, setShown] = useState<{ of: ShownImage; url?: string; error?: unknown }>()
  useEffect(() => {
    if (!image) return
    let gone = false
    let made: string | undefined
    openImage(botId, image.file, image.channel, image.messageId).then(
      (blob) => {
        if (gone) return
        made = URL.createObjectURL(blob)
        setShown({ of: image, url: made })
      },
      (error: unknown) => {
        if (!gone) setShown({ of: image, error })
      },
    )
    return () => {
      gone = true
      if (made) releaseObjectUrl(made)
    }
  }, [image, botId])
  return shown?.of === image ? (shown ?? {}) : {}
}
