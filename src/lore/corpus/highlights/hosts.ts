/** Before a paragraph on {host}, in whose sign one of the two sides of a portrait stands; {named} is the same within a sentence. */
export const hostsOfSide: Record<'sun' | 'moon', readonly string[]> = {
  sun: [
    '{host} rules your Sun, so this part of you has more say than most.',
    'Since {named} rules your Sun, much of what you work for comes back to this.',
    '{host} rules your Sun, so this is closer to the middle of who you are than it may look.',
    'Because {named} rules your Sun, this matters more for you than it would for most people.',
  ],
  moon: [
    '{host} rules your Moon, so your moods have a good deal to do with this.',
    'Since {named} rules your Moon, this is often what lies behind a bad day or a good one.',
    'Because {named} rules your Moon, how you feel tends to follow from this.',
    '{host} rules your Moon, so you may need this more than you think.',
  ],
}
