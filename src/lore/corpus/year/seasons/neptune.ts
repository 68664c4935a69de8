import type { YearSeasons } from '../../../year-ahead.ts'

/** What a transit of Neptune is like to live through. */
export const neptuneSeasons: YearSeasons = {
  sun: {
    presses: [
      "You're less sure of who you are and what you want, and some of your drive goes with it. Decisions made in this fog are better kept small, though what you long for is worth listening to.",
      'You may think others better than they are and yourself less. Tiredness is part of it, so it would be a poor time to give anyone else the say over your life.',
    ],
    eases: [
      "You're gentler than usual and less bound to being right. What you imagine is worth more than what you can prove, and people feel understood by you.",
      'Sympathy comes easily, and so do ideas. You can follow a hunch without losing your footing.',
    ],
  },
  moon: {
    presses: [
      "You pick up what everyone around you feels, and you can't always tell which of it is yours. Being needed is easily confused with being loved, so time alone is more than a luxury.",
      "You long for something that home or family isn't giving you. Behind the longing may be a real lack or a memory that has grown kinder with the years, and you need a while to know which.",
    ],
    eases: [
      "You're in tune with the people close to you, and few words are needed. Music, or an hour near water, rests you more than sleep does.",
      'You forgive more easily, yourself included. Something you had been sad about may lose its edge without anyone having to fix it.',
    ],
  },
  mercury: {
    presses: [
      'Facts slip, and messages get misread in both directions. You may hear what you hoped to hear, so anything with money or dates in it is better seen in writing.',
      "Your mind wanders, and it's hard to finish a thought. The images are good and the paperwork is poor, which is worth knowing before you sign anything.",
    ],
    eases: [
      'You find images for what you could only explain before. Writing, listening, and anything that takes tact goes well.',
      "You understand what people mean even where they say it badly. You're good company for anyone who's in a muddle, yourself included.",
    ],
  },
  venus: {
    presses: [
      "You may fall for an idea of someone, or see a person you love through one. The disappointment that can follow isn't anyone's fault, and what's left after it is often better founded.",
      "You're inclined to give more than you've got, in money or in devotion, and to call it love. What anything is worth is hard to tell just now, so large purchases and declarations gain by waiting.",
    ],
    eases: [
      "You're easily moved, and you make others feel liked. Romance and generosity come naturally, and they cost less than you'd think.",
      "Love needs less explaining. You see what's lovable in people, their faults included.",
    ],
  },
  mars: {
    presses: [
      "Your drive leaks away, and you can't say where. You may be working for something you no longer believe in, or be angry at the wrong person because the right one is hard to name.",
      "Direct action doesn't get you far for a while. What you do out of guilt, or half in secret, tires you more than honest work would.",
    ],
    eases: [
      'You act with some feeling for the other side, and you meet less resistance. Work you believe in gets done almost without effort.',
      'You can stand up for something without getting hard about it. Swimming, dancing, or helping with your hands does you good.',
    ],
  },
  jupiter: {
    presses: [
      'You hope for a great deal and check very little of it. Somebody may promise more than they can keep, and it may be you.',
      'Generosity runs ahead of good sense, and a beautiful plan gets by without figures. What you believe may be right all the same, once it has met a few facts.',
    ],
    eases: [
      'You trust life more than usual, and it tends to be returned. Study, faith, or some time away from your routine opens something up.',
      "You see more meaning in what you do. You may help where you won't be paid, and be glad you did.",
    ],
  },
  saturn: {
    presses: [
      "You can't tell where your responsibility ends. Something you counted on goes soft, and holding it up alone is tiring work that nobody may have asked of you.",
      "Old certainties wear thin, and you may doubt whether the effort was worth it. The doubt is useful as long as you don't quit anything in the middle of it.",
    ],
    eases: [
      'You can give a vague wish a workable form. Patience and imagination cooperate, and what you make with them lasts.',
      'You hold your rules a little less tightly, and nothing falls apart. You can be kind and reliable at once, which is a relief.',
    ],
  },
  asc: {
    presses: [
      'People see in you what they want to see, and you may go along with it. Lines are hard to draw for you, so company that used to be easy leaves you tired.',
      "You're not quite sure how you come across, and nobody else is either. You take on the mood of any room, and it helps to leave some rooms early.",
    ],
    eases: [
      "You come across as gentle, and strangers confide in you. You don't lose yourself in it, so it's a pleasure.",
      "You have a charm that you aren't working for. People are drawn to you, and some of them tell you why.",
    ],
  },
  mc: {
    presses: [
      "You're not sure where you're headed, and what you've worked for may look hollow. A calling can grow out of this and so can a detour, and there's no need to decide at the lowest point.",
      "Your role at work gets unclear, and you may be credited or blamed for what wasn't yours. Good records and slow promises keep you out of trouble.",
    ],
    eases: [
      'Your work and what you care about come closer to each other. You may be noticed for your tact or your imagination.',
      'Your name travels by goodwill. What you do for its own sake does more for your reputation than what you do for show.',
    ],
  },
}
