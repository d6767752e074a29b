// The worker thread that renders transcripts. An entry point, never imported.
import { parentPort } from 'node:worker_threads'
import { serveDrawingThread } from '../../foundation/pdf/thread.ts'
import { transcriptPdf } from './transcript-pdf.ts'

serveDrawingThread(parentPort, transcriptPdf)
