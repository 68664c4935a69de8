import type { MonthAreas } from '#lore/authored.ts'

export const mercuryAreas: MonthAreas = {
  1: {
    eases: [
      "You find the right words about yourself, and they're shorter than you thought.",
      'Somebody may ask what you think, and mean you in particular.',
    ],
    presses: [
      "You explain yourself to someone who hadn't asked.",
      'A quick remark may come across as sharper than you meant it. You can soften it in the same breath.',
    ],
  },
  2: {
    eases: [
      'A message or a quick search may save you some money.',
      'You can ask what it costs and what it pays, and get a straight answer.',
    ],
    presses: [
      'A figure may be wrong or misread, so check before anyone gets annoyed.',
      'You talk about money at a moment when somebody hears it as a reproach.',
    ],
  },
  3: {
    eases: [
      'A talk that you expected to be hard may take five easy minutes.',
      'A message gets a quick and friendly answer.',
    ],
    presses: [
      "You may get a short reply. It probably says more about the sender's day than about you.",
      'Two of you may be sure that you said it clearly. One of you can say it again.',
    ],
  },
  4: {
    eases: [
      'You can bring up something practical at home and have it settled by dinner.',
      'A call from family may be better than its reputation.',
    ],
    presses: [
      'A conversation at home may start over the dishes and go on to everything else.',
      'You may hear an old family phrase come out of your own mouth. You can take it back.',
    ],
  },
  5: {
    eases: [
      'A joke, a game, or a bit of flirting by text goes well.',
      "You have a good idea for something that's pure pleasure.",
    ],
    presses: [
      "You talk about doing it until there's no time left to do it.",
      "A playful remark may be taken seriously, and it's quicker to apologize than to explain.",
    ],
  },
  6: {
    eases: [
      'A problem at work turns out to have been described before, with the answer.',
      'You get through messages and errands quickly, which leaves you the afternoon.',
    ],
    presses: [
      'Small errors may cost you time. They come from doing two things at once.',
      'You may be asked for the same information by three people. Write it down and send it to all of them.',
    ],
  },
  7: {
    eases: [
      'You and somebody close can talk about the subject you usually circle.',
      'The other person may put your own thought into better words.',
    ],
    presses: [
      'You and someone close may remember one conversation in two ways. If it was in writing, look it up.',
      'Somebody close may misread a short message of yours. A call clears it up sooner than a longer message.',
      'Somebody may answer a question with a question. Ask yours again later, and in other words.',
    ],
  },
  8: {
    eases: [
      "You can ask a delicate question, and it's taken well.",
      'Papers, passwords, or accounts can be put in order in an hour.',
    ],
    presses: [
      "You learn something about money that you'd have liked to learn sooner.",
      "You may read more into a message than is in it. Ask, and don't guess.",
    ],
  },
  9: {
    eases: [
      'You may read or hear something that changes how you see the question.',
      'A plan for a trip or a course gets its first practical details.',
    ],
    presses: [
      'You argue about a principle when you mean an incident.',
      "You may promise information that you don't have yet. Say when you'll have it.",
    ],
  },
  10: {
    eases: [
      'What you write or say at work reaches the person it should.',
      'A talk with someone in charge can be short and useful.',
    ],
    presses: [
      'Something you said at work may be repeated in another tone. You can set it straight quickly.',
      'You may be asked for an answer before you have one. Give them a date.',
    ],
  },
  11: {
    eases: [
      'A friend may know exactly the person you need.',
      'A group conversation finally produces a date.',
    ],
    presses: [
      'Plans with friends may get lost among forty messages. Call the one who decides.',
      'You may give advice to a friend who wanted to be listened to.',
    ],
  },
  12: {
    eases: [
      'You understand something about yourself in the middle of an errand.',
      "You can write down what you haven't told anyone, and feel clearer for it.",
    ],
    presses: [
      'You go over a conversation at night that the other person has forgotten.',
      'You may keep composing an answer in your head. Write it down and decide tomorrow whether to send it.',
      'A worry may sound reasonable because it has so many details. Look at it again in the morning.',
    ],
  },
}
