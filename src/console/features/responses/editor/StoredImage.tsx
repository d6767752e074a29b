import { useEffect, useState } from 'react'
import { readMedia } from '../../../api/media.ts'
import { useBotId } from '../../../session/index.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { releaseObjectUrl } from '../../../ui/object-url.ts'

/** Shows a stored image. It is fetched with the session token, which an `img` request would not send. */
export function StoredImage({ id, alt }: { id: number; alt: string }) {
  const bot = useBotId()
  const [url, setUrl] = useState('')
  useEffect(() => {
    let made = ''
    let current = true
    readMedia(bot, { id, type: 'image/*' }).then(
      (blob) => {
        if (!current) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      () => setUrl(''),
    )
    return () => {
      current = false
      if (made) releaseObjectUrl(made)
    }
  }, [bot, id])
  return url ? <img className="response-image" src={url} alt={alt} /> : <Icon name="image" size={32} />
}
