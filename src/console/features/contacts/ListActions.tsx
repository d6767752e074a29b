import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { ImportButton } from './import/ImportButton.tsx'
import { opensContacts } from './samePhone.ts'

/** Beside the title of the agenda: imports contacts. Opens the contact that a toast names. */
export function ListActions() {
  const navigate = useNavigate()
  useEffect(() => opensContacts((id) => void navigate(`/contacts/${id}`)), [navigate])
  return <ImportButton />
}
