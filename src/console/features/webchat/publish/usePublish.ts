import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { useOperationCall, useOperationMutation } from '../../../engine/useOperationMutation.ts'

type Schemas = components['schemas']
type Publication = Schemas['WebchatPublication']

export type PublishParameters = Schemas['WebchatParameters']

/** Saves a part of the parameters. Resolves to whether it was saved; a toast has told why not. */
export type SaveParameters = (
  change: Partial<Pick<PublishParameters, 'allowed_domains' | 'hosted_page' | 'hosted_indexed'>>,
) => Promise<boolean>

/** Milliseconds between two looks while a site is awaited, and afterwards. Only a visible page looks. */
const [AWAITED_MS, CALM_MS] = [5_000, 30_000]

/** Whether a site shows the webchat. */
export const isSeen = ({ allowed, refused }: Publication['sites'][number]): boolean => allowed && !refused

/** Reads where the webchat was opened, often until every site that tried has shown it. */
export function usePublication() {
  const call = useOperationCall()
  return useQuery({
    queryKey: ['webchatPublicationGet'],
    queryFn: async () => (await call('webchatPublicationGet', {})) as Publication,
    refetchInterval: ({ state: { data } }) => (data?.sites.length && data.sites.every(isSeen) ? CALM_MS : AWAITED_MS),
  })
}

/**
 * Returns the parameters with what is being saved, and a function that saves a part of them at once. Parts that are
 * changed meanwhile are saved one after the other.
 */
export function useSaveParameters({ parameters, version }: Pick<Schemas['WebchatSettings'], 'parameters' | 'version'>) {
  const act = useOperationMutation()
  const [wanted, setWanted] = useState<readonly Parameters<SaveParameters>[0][]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const saved = useRef(version)

  const save: SaveParameters = async (change) => {
    setWanted((others) => [...others, change])
    const turn = last.current.then(async () => {
      const values = { position: parameters.position, ...change, version: Math.max(saved.current, version) }
      const answer = (await act('webchatParametersUpdate', { values })) as PublishParameters
      saved.current = answer.version ?? version
    })
    last.current = turn.catch(() => {})
    try {
      await turn
      return true
    } catch {
      return false
    } finally {
      setWanted((others) => others.filter((one) => one !== change))
    }
  }
  return { parameters: Object.assign({ ...parameters }, ...wanted) as PublishParameters, save, busy: wanted.length > 0 }
}
