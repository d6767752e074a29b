import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../Button.tsx'
import type { ChartPoint, Item } from './types.ts'

interface NowProps {
  item: Item | undefined
  onOpen: ((point: ChartPoint, column?: number) => void) | undefined
  openText: string | undefined
  link: RefObject<HTMLAnchorElement | null>
  /** a card near the item tells all of it: the text here may be cut to one line */
  told: boolean
}

/** The text of the current item, with the button or link that opens it. */
export function Now({ item, onOpen, openText = 'Ver detalle', link, told }: NowProps) {
  return (
    <div className={told ? 'chart-now chart-now-told' : 'chart-now'}>
      {item && (
        <>
          <p className="num">
            <strong>{item.group === undefined ? item.head : `${item.group}, ${item.head}`}</strong>
            {item.facts.map((fact) => ` · ${fact}`).join('')}
          </p>
          {onOpen ? (
            <Button variant="ghost" onClick={() => onOpen(item.point, item.column)}>
              {openText}
            </Button>
          ) : (
            item.point.href && (
              <Link ref={link} to={item.point.href}>
                {openText}
              </Link>
            )
          )}
        </>
      )}
    </div>
  )
}
