import type { WeekScenes } from '#lore/authored.ts'

export const uranusTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: "What's odd about you may be what somebody likes.",
      presses: "You may hide what's most alive in you in order to be agreeable.",
      later: 'You may be remembered for exactly the thing that you used to cover up.',
    },
    '2': {
      eases: "You may see that some of what you pay for isn't what you want.",
      presses: "You may go on paying for a life that was somebody else's idea.",
      later: 'What you gave up may not be missed for days at a time.',
    },
    '3': {
      eases: 'A stranger may say something that nobody around you would have thought of.',
      presses: 'You may hear the same opinion three times and take it for the truth.',
      later: 'Something a stranger said may come back to you at the end of the week.',
    },
    '4': {
      eases: "You may put something where it isn't supposed to be, and it's right there.",
      presses: 'You may keep a room for a purpose it no longer has.',
      later: "The room you've changed may be where everyone ends up sitting.",
    },
    '5': {
      eases: 'You may try something new and enjoy being bad at it.',
      presses: 'You may be good at something that no longer amuses you.',
      later: "You may have laughed more than you've learned, and want to go again.",
    },
    '6': {
      eases: 'You may change the order of your day and feel better without knowing why.',
      presses: 'You may keep to a rule that nobody can explain.',
      later: 'By the end of the week you may have forgotten what the old hour was for.',
    },
    '7': {
      eases: 'A bit of distance may do you both good.',
      presses: "You may feel watched when you're only being missed.",
      later: 'You may both come back from your own evening with something to tell.',
    },
    '8': {
      eases: 'You may get out of something politely, and be thanked for it.',
      presses: 'You may stay because the others stay, who are staying because of you.',
      later: "Once it's been said, the others may admit that they'd been hoping for it.",
    },
    '9': {
      eases: 'You may be wide awake over something that has no use.',
      presses: "You may drop a subject because it doesn't suit the person you're known as.",
      later:
        'You may know quite a lot about it by the weekend, and be none the wiser about its use.',
    },
    '10': {
      eases:
        'You may do two things at once that were never supposed to meet, and they help each other.',
      presses: 'You may wait for a step that you could leave out.',
      later: 'Somebody may ask for the mixture, and not even find it strange.',
    },
    '11': {
      eases: 'You may laugh with somebody who has nothing in common with you.',
      presses: "You may put off a call because you'd want to be at your best for it.",
      later: 'The talk may be odd and easy, just like the earlier ones.',
    },
    '12': {
      eases: 'You may do something for no reason and find that none was asked for.',
      presses: "You may wait for permission that nobody's in a position to give.",
      later: 'You may find that the day was no worse for what you left out.',
    },
  },
  presses: {
    '1': {
      eases: 'You may think out loud for once, and get company in it.',
      presses: "You may announce what you've decided and wonder at the faces.",
      later:
        "It may be easier for people to come along when they've seen the thought while it was small.",
    },
    '2': {
      eases: 'A little saved may give you more freedom than a great leap would.',
      presses: 'You may long for a clean break, the rent included.',
      later: 'A sum in reserve may calm you more than the thought of giving notice.',
    },
    '3': {
      eases: "You may stay in a conversation that you'd wanted to leave, and it was harmless.",
      presses: 'You may cut somebody off who was only asking.',
      later: 'You may get fewer questions about your time now that one of them has been answered.',
    },
    '4': {
      eases: 'An hour to yourself may make the place look quite different.',
      presses: 'You may want to move when you only wanted to be left alone.',
      later:
        'After an hour that belonged to nobody else, the place may look as though you could stay.',
    },
    '5': {
      eases: "You may stay a little longer and find that it's getting better.",
      presses: "You may drop something on the day you've learned to do it.",
      later:
        "Past the point where you usually leave, you may meet a part of it that you'd never seen.",
    },
    '6': {
      eases: "You may ask why it's done like that and be given a free hand.",
      presses: 'You may refuse everything because of one silly rule.',
      later: 'It may turn out that nobody can remember what that duty was for.',
    },
    '7': {
      eases: 'You may keep a small promise and feel no less free.',
      presses: 'You may leave somebody wondering because it feels like room to breathe.',
      later:
        'They may relax with you, and you may find that this leaves you freer than the guessing did.',
    },
    '8': {
      eases: 'You may be asked beforehand, and share gladly.',
      presses: "You may want all of it back because you weren't asked about a part.",
      later: "Once you've been asked, the whole matter may look generous again.",
    },
    '9': {
      eases: 'You may agree with somebody and lose nothing by it.',
      presses: 'You may object from habit and notice it halfway through.',
      later:
        "Somebody may take your objection seriously because you'd agreed with so much before it.",
    },
    '10': {
      eases: 'You may be given a freer hand in the very thing that you wanted to leave.',
      presses: "You may be through with the work when it's one person's tone that you can't stand.",
      later:
        "A freer arrangement may be easier to get than you'd thought, and you may want to stay for it.",
    },
    '11': {
      eases: "You may do something your own way in company, and it's welcome.",
      presses: "You may want to go just when you're expected to stay.",
      later: "You may do it in your own odd way and see that they've been counting on it.",
    },
    '12': {
      eases: 'A small change made by day may give you a quiet night.',
      presses: 'You may lie awake over something that has no name by day.',
      later: 'With one small piece of it real, the rest may let you sleep.',
    },
  },
}
