import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { chooseFiles, convertPictures, reportRefused } from '../media/files.ts'
import type { OutgoingFile } from '../outbox/types.ts'
import type { Channel } from '../state/types.ts'

/**
 * Files of the message being written: chosen, pasted or dropped. Refused files are reported with a toast, and pictures
 * that the channel does not take are converted.
 */
export function useFiles(channel: Channel) {
  const [files, setFiles] = useState<OutgoingFile[]>([])
  const [converting, setConverting] = useState(0)
  const [dragging, setDragging] = useState(false)

  function add(given: readonly File[]): void {
    const { files: more, refused, toConvert } = chooseFiles(given, files.length + converting, channel)
    reportRefused(refused)
    setFiles((before) => [...before, ...more])
    if (toConvert.length > 0) void convert(toConvert)
  }

  async function convert(pictures: ReturnType<typeof chooseFiles>['toConvert']): Promise<void> {
    setConverting((before) => before + pictures.length)
    const { files: more, refused, changed } = await convertPictures(pictures, channel)
    setConverting((before) => before - pictures.length)
    reportRefused(refused)
    if (changed) toast.info(changed)
    setFiles((before) => [...before, ...more])
  }

  return {
    files,
    add,
    remove: (file: OutgoingFile) => setFiles((before) => before.filter((other) => other !== file)),
    clear: () => setFiles([]),
    /** pictures are being converted */
    converting: converting > 0,
    /** files are being dragged over the composer */
    dragging,
    drop: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setDragging(true)
      },
      onDragLeave: () => setDragging(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setDragging(false)
        add([...event.dataTransfer.files])
      },
    },
    onPaste: (event: ClipboardEvent) => {
      const pasted = [...event.clipboardData.files]
      if (pasted.length === 0) return
      event.preventDefault()
      add(pasted)
    },
  }
}
