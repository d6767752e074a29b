// The worker thread that renders reports. An entry point, never imported.
import { parentPort } from 'node:worker_threads'
import { serveDrawingThread } from '../../../foundation/pdf/thread.ts'
import { reportPdf } from './pdf.ts'

serveDrawingThread(parentPort, reportPdf)
