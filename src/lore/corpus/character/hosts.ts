/** Before a paragraph on {host}, the ruler of the sign of one of the two sides of a portrait. */
export const hostsOfSide: Record<'sun' | 'moon' | 'mercury', readonly string[]> = {
  sun: [
    '{host} rules your Sun, so what you work for tends to lead here.',
    'Since {named} rules your Sun, a good deal of your pride depends on this part of your life.',
    "{host} rules your Sun, and it shows where you're headed.",
  ],
  moon: [
    '{host} rules your Moon, so how safe you feel depends a good deal on this part of your life.',
    'Since {named} rules your Moon, your moods tend to have their reason here.',
    '{host} rules your Moon, and it shows where you look for comfort.',
  ],
  mercury: [
    '{host} rules your Mercury, so what you think about usually leads here.',
    'Since {named} rules your Mercury, this is what most of your talk is for.',
  ],
}
