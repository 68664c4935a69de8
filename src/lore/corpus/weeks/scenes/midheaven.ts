import type { AngleScenes } from '#lore/authored.ts'

export const midheavenScenes: AngleScenes = {
  eases: [
    {
      eases:
        "Someone may ask what you'd do with a free hand. You may have the answer ready, as though you'd waited for the question.",
      presses:
        "Someone may ask you to do what you've always done. It's meant as a compliment, and you say yes.",
      later:
        "You might hear yourself tell somebody what you'd do for nothing. They may ask whether you'd do it for money.",
    },
    {
      eases:
        'Somebody might mention something you did long ago, and have the details right. More is noticed than you assume.',
      presses:
        "You may be praised for the thing that cost you least. The work you're proud of goes by in silence, or seems to.",
      later:
        "You might hear that somebody mentioned your work in a room you weren't in. You can think of one person you'd like to have been there.",
    },
    {
      eases:
        'If you finish one thing in plain sight, somebody may look up. It may have been nearly done for months.',
      presses:
        'You may have nine things almost finished. From the outside they all look like nothing.',
      later:
        "If you let the thing go out with its two small faults, it's possible that neither is ever mentioned.",
    },
    {
      eases:
        "With no one looking over your shoulder, you might choose without thinking. It's a different choice from the one on your résumé.",
      presses:
        "You may explain where you're headed to somebody, and the plan bends while you talk. You're steering by their face.",
      later:
        'You might give the plan a morning, and you can see the next step from where you stand.',
    },
  ],
  presses: [
    {
      eases:
        'An hour of the work may go well, with nobody there to say so. You enjoy it more than the last compliment.',
      presses:
        "Some praise may come your way and wear off by lunch. You'd trade it for an afternoon of your own.",
      later: "You might ask for an hour of your own in place of a compliment, and it's granted.",
    },
    {
      eases:
        'You may say no to something small and get no more than a shrug. The reasons you prepare are seldom needed.',
      presses:
        "One person may sound disappointed that you said no, and you may want to take it back. They'd probably get over it by evening.",
      later:
        "You may be late with something, for once, and you wait for the consequences. One person frowns, and it's the one who never says thanks.",
    },
    {
      eases:
        "Somebody may thank you for the thing that's in nobody's job description, which means that it's been noticed.",
      presses:
        "You may smooth something over again because it's nobody's task. When that works, nobody sees that it was done.",
      later: "If you mention what you've been doing, in plain words, somebody may write it down.",
    },
    {
      eases:
        "You have a good day by a measure that nobody else would use. It's the measure you'd choose if it were only up to you.",
      presses:
        "You may reach something, and in your head you're already reporting it to someone. You don't stop to ask whether you like it.",
      later:
        "You might use what you're good at on something you'd tell a child about, and the day goes fast.",
    },
  ],
}
