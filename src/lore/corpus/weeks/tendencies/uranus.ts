import type { WeekScenes } from '#lore/authored.ts'

export const uranusTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: "What's odd about you may be what somebody likes.",
      presses: "You may hide what's most alive in you in order to be agreeable.",
      later: "You can show it first and see who's interested.",
    },
    '2': {
      eases: "You may see that some of what you pay for isn't what you want.",
      presses: "You may go on paying for a life that was somebody else's idea.",
      later: 'You can try doing without one thing and see whether you miss it.',
    },
    '3': {
      eases: 'A stranger may say something that nobody around you would have thought of.',
      presses: 'You may hear the same opinion three times and take it for the truth.',
      later: 'A different hour or a different street would bring you different people.',
    },
    '4': {
      eases: "You may put something where it isn't supposed to be, and it's right there.",
      presses: 'You may keep a room for a purpose it no longer has.',
      later: 'You can give the most space to what you like best.',
    },
    '5': {
      eases: 'You may try something new and enjoy being bad at it.',
      presses: 'You may be good at something that no longer amuses you.',
      later: "You don't have to know whether you've got a talent for it.",
    },
    '6': {
      eases: 'You may change the order of your day and feel better without knowing why.',
      presses: 'You may keep to a rule that nobody can explain.',
      later: 'You can try another hour for a week and go by your temper.',
    },
    '7': {
      eases: 'A bit of distance may bring the two of you closer.',
      presses: "You may feel watched when you're only being missed.",
      later: "You can each have an evening that the other doesn't ask about.",
    },
    '8': {
      eases: 'You may get out of something politely, and be thanked for it.',
      presses: 'You may stay because the others stay, who are staying because of you.',
      later: 'You can be the one who says it first.',
    },
    '9': {
      eases: 'You may be wide awake over something that has no use.',
      presses: "You may drop a subject because it doesn't suit the person you're known as.",
      later: 'You can follow it for a while without giving reasons.',
    },
    '10': {
      eases:
        'You may do two things at once that were never supposed to meet, and they help each other.',
      presses: 'You may wait for a step that you could leave out.',
      later: 'You can describe yourself as someone who does both.',
    },
    '11': {
      eases: 'You may laugh with somebody who has nothing in common with you.',
      presses: "You may put off a call because you'd want to be at your best for it.",
      later: 'You can call in the middle of an ordinary day.',
    },
    '12': {
      eases: 'You may do something for no reason and find that none was asked for.',
      presses: "You may wait for permission that nobody's in a position to give.",
      later: "You can leave it undone and see whether it's missed.",
    },
  },
  presses: {
    '1': {
      eases: 'You may think out loud for once, and get company in it.',
      presses: "You may announce what you've decided and wonder at the faces.",
      later: "You can tell people earlier, while it's still a question.",
    },
    '2': {
      eases: 'A little saved may give you more freedom than a great leap would.',
      presses: 'You may want to be free of everything at once, the rent included.',
      later: 'You can build up the means to say no before you say it.',
    },
    '3': {
      eases: "You may stay in a conversation that you'd wanted to leave, and it was harmless.",
      presses: 'You may cut somebody off who was only asking.',
      later: 'You can tell them one plan, and be left alone about the rest.',
    },
    '4': {
      eases: 'An hour to yourself may make the place look quite different.',
      presses: 'You may want to move when you only wanted to be left alone.',
      later: 'You can ask for the hour before you look for the apartment.',
    },
    '5': {
      eases: "You may stay a little longer and find that it's getting better.",
      presses: "You may drop something on the day you've learned to do it.",
      later: 'The second part is another pleasure than the first.',
    },
    '6': {
      eases: "You may ask why it's done like that and be given a free hand.",
      presses: 'You may refuse everything because of one silly rule.',
      later: 'You can leave out the one that nobody can explain.',
    },
    '7': {
      eases: 'You may keep a small promise and feel no less free.',
      presses: 'You may leave somebody wondering because it feels like room to breathe.',
      later: 'You can give them one fixed point and keep the rest open.',
    },
    '8': {
      eases: 'You may be asked beforehand, and share gladly.',
      presses: "You may want all of it back because you weren't asked about a part.",
      later:
        "You can say that you'd like to be consulted, before you say that you'd like to leave.",
    },
    '9': {
      eases: 'You may agree with somebody and lose nothing by it.',
      presses: 'You may object from habit and notice it halfway through.',
      later: 'You can begin with what you share, and the rest will be heard.',
    },
    '10': {
      eases: 'You may be given a freer hand in the very thing that you wanted to leave.',
      presses: "You may be through with the work when it's one person's tone that you can't stand.",
      later: 'You can ask for what would make you stay, and put it in writing.',
    },
    '11': {
      eases: "You may do something your own way in company, and it's welcome.",
      presses: 'You may leave early because somebody has begun to count on you.',
      later: 'You can stay and be as odd as you are.',
    },
    '12': {
      eases: 'A small change made by day may give you a quiet night.',
      presses: 'You may lie awake over something that has no name by day.',
      later: "You can make one piece of it real and see what's left.",
    },
  },
}
