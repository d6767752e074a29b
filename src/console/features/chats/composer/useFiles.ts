import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { chooseFiles } from '../media/files.ts'
import type { OutgoingFile } from '../outbox/types.ts'

/** Files of the message being written: chosen, pasted or dropped. Refused files are reported with a toast. */
export function useFiles() {
  const [files, setFiles] = useState<OutgoingFile[]>([])
  const [dragging, setDragging] = useState(false)

  function add(given: readonly File[]): void {
    const { files: more, refused } = chooseFiles(given, files.length)
    if (refused) toast.error(refused)
    setFiles((before) => [...before, ...more])
  }

  return {
    files,
    add,
    remove: (file: OutgoingFile) => setFiles((before) => before.filter((other) => other !== file)),
    clear: () => setFiles([]),
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
