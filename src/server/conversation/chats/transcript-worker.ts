// The thread that draws transcripts. A program of its own, never imported.
import { parentPort } from 'node:worker_threads'
import { answerDrawings } from '../../foundation/pdf/thread.ts'
import { transcriptPdf } from './transcript-pdf.ts'

answerDrawings(parentPort, transcriptPdf)
