/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import type { FileFacts } from './api.ts'

interface Props {
  file: FileFacts
  load: (id: string) => Promise<Blob>
}

const kept = new Map<string, Promise<string>>()

/** Returns an object URL of a file's content. Fetches each file once. */
function addressOf({ id, type }: FileFacts, load: Props['load']): Promise<string> {
  const found = kept.get(id) ?? load(id).then((blob) => URL.createObjectURL(new Blob([blob], { type })))
  kept.set(id, found)
  found.catch(() => kept.delete(id))
  return found
}

/** A file of a message: images are shown, audio and video are playable, other files can be downloaded. */
export function Attachment({ file, load }: Props) {
  const { filename, type, size } = file
  const [address, setAddress] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [kind] = type.split('/')
  useEffect(() => {
    let here = true
    addressOf(file, load).then(
      (found) => here && setAddress(found),
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [file, load])
  if (failed) return <p class="file">{filename}: no pudimos abrirlo</p>
  if (kind === 'image')
    return (
      <a class="picture" href={address} target="_blank" rel="noopener" download={filename}>
        {address ? <img src={address} alt={filename} /> : <span>{filename}</span>}
      </a>
    )
  // biome-ignore lint/a11y/useMediaCaption: there are no captions for recordings of customers and agents
  if (kind === 'audio') return <audio src={address} controls aria-label={filename} />
  // biome-ignore lint/a11y/useMediaCaption: there are no captions for recordings of customers and agents
  if (kind === 'video') return <video src={address} controls aria-label={filename} />
  return (
    <a class="file" href={address} download={filename}>
      {filename} <small>({sizeOf(size)})</small>
    </a>
  )
}

function sizeOf(bytes: number): string {
  const kb = bytes / 1024
  return kb < 1000 ? `${Math.max(1, Math.round(kb))} kB` : `${(kb / 1024).toFixed(1).replace('.', ',')} MB`
}
