import { Picture } from './Picture.tsx'

/** Three short films, of which the middle one laughs. */
export function Reels() {
  return (
    <Picture>
      {[34, 154].map((x) => (
        <g key={x} className="stroke-control">
          <rect x={x} y="28" width="52" height="88" rx="8" />
          <path d={`M${x + 10} 104h${x === 34 ? 24 : 32}`} />
          <circle cx={x + 26} cy="60" r="11" />
          <path d={`M${x + 10} 92c3 -12 9 -17 16 -17s13 5 16 17`} />
        </g>
      ))}
      <rect
        x="86"
        y="12"
        width="68"
        height="118"
        rx="10"
        className="fill-surface"
        strokeWidth="1.4"
      />
      <circle cx="120" cy="54" r="18" />
      <path d="M112.500 50.500l3 -2.500l3 2.500M121.500 50.500l3 -2.500l3 2.500" />
      <path className="stroke-love" strokeWidth="1.4" d="M110 58c2 8 18 8 20 0Z" />
      <path d="M97 98c4 -16 12 -22 23 -22s19 6 23 22" />
      <path className="stroke-line" d="M98 114h44" strokeWidth="2.4" />
      <path className="stroke-gold" d="M98 114h18" strokeWidth="2.4" />
      <circle cx="116" cy="114" r="3" className="fill-gold stroke-none" />
    </Picture>
  )
}
