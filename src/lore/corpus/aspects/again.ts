import type { AuthoredParagraph } from '#lore/authored.ts'

/** Second paragraphs, by pair and quality, on aspects that many charts have. */
export const aspectsAgain: Partial<Record<string, AuthoredParagraph>> = {
  'mercury~venus/joined': {
    says: [
      'You have a gift for the sentence that people would like to have said themselves ({aspect}).',
      'You can thank somebody so that they feel it, turn down an invitation so that they ask you again, and describe a dinner so that a friend gets hungry.',
      "It's hard for you to listen to a harsh voice, even one that's right.",
      'When something has to hurt in order to be understood, you may have to write it down and send it before you can make it nicer.',
    ],
    traits: ['tactful', 'warm'],
  },
  'mercury~venus/harmonious': {
    says: [
      'You know how to bring up a delicate thing without spoiling the evening ({aspect}).',
      "You notice what's charming in a person and you tell them, and since it's true they believe you.",
      "Bad news is softer coming from you, and there's more to good news.",
      'It takes so little effort that you may not count it as a skill, although others practice for years to get half of it.',
    ],
    traits: ['tactful', 'warm'],
  },
  'sun~mercury/joined': {
    says: [
      'You are what you think, and you say what you are ({aspect}).',
      "Mercury stands so near the Sun that there's hardly a step between having an opinion and having it printed on your shirt.",
      "People who'd like to know you only have to ask you a question.",
      "It's when somebody disagrees in a friendly way that you lose your footing, since from where you stand it's hard to tell that they still like you.",
    ],
    traits: ['proud'],
  },
  'sun~venus/joined': {
    says: [
      "You'd like to be good at what you do and nice to have around, and you don't see two things there ({aspect}).",
      "Your work has to please somebody before you're satisfied with it, and that includes the way it looks on the page.",
      "People forgive you sooner than they'd planned to.",
      'Where it costs you something is with anyone who has decided not to like you, on whom you can spend a whole season of charm.',
    ],
    traits: ['warm', 'tactful'],
  },
  'mercury~mars/harmonious': {
    says: [
      "You find the right word while there's still something to be done about the matter ({aspect}).",
      'Mars makes your thinking handy, so you like a question that has a deadline and somebody waiting at the end of it.',
      "In an argument you're quick without being cruel, and you can stop when you've made your point.",
      "Long reflection isn't where you do your best, and you may have made up your mind by the end of the second paragraph.",
    ],
    traits: ['quick'],
  },
}

/** The same, by pair, quality, and the element of the first planet: those of the slow planets hold for all who have it. */
export const mannersAgain: Partial<Record<string, AuthoredParagraph>> = {
  'venus~uranus/tense/fire': {
    says: [
      'You fall for people fast and in the open, and you cool once it is agreed that you are theirs ({aspect}).',
      'Venus in fire enjoys the chase and the announcement, and Uranus checks that the way out is still there.',
      "A standing date can be enough, or being introduced as somebody's other half.",
      'What lasts with you is a love in which both of you go off and come back with something to tell.',
    ],
    traits: ['independent', 'changeable'],
  },
  'venus~uranus/tense/earth': {
    says: [
      'You get comfortable with a person, and then restless in the comfort ({aspect}).',
      'Venus in earth would keep everything as it is, and Uranus moves one thing to see whether it can.',
      'You might take a trip by yourself, or change the evening that had always been yours together.',
      "It's easier for the one you love to hear of it beforehand, and to hear that it isn't about them.",
    ],
    traits: ['independent', 'changeable'],
  },
  'venus~uranus/tense/air': {
    says: [
      'The people you love are friends to you first, and you keep a little of the distance that friends have ({aspect}).',
      'Venus in air wants good company, and Uranus wants it without a timetable.',
      'So a person can have your whole attention on Sunday and hear nothing until Thursday.',
      "They needn't take it for coldness, although at first nearly everyone does.",
    ],
    traits: ['independent', 'changeable'],
  },
  'venus~uranus/tense/water': {
    says: [
      'You want to be close, and on some days being close is more than you can stand ({aspect}).',
      'Venus in water gives in to a feeling at once, and Uranus pulls back as soon as the feeling is expected.',
      'The other person may feel loved and left in one weekend.',
      'You come back sooner when nobody counts the days.',
    ],
    traits: ['changeable'],
  },
  'moon~uranus/tense/water': {
    says: [
      'You need somebody near, and you need to know that you could be by yourself ({aspect}).',
      'The Moon in water holds on, and Uranus lets go at odd moments, so the same hug can be too short and too long.',
      'You may cancel on the person you had missed all week.',
      "It goes better with people who don't take it personally when you leave, and who believe you when you come back.",
    ],
    traits: ['changeable'],
  },
  'sun~uranus/tense/water': {
    says: [
      'You belong to your people with all your heart, and you break out on them about once a year ({aspect}).',
      'The Sun in water wants to be part of something, and Uranus wants to be the exception to it.',
      'You leave a group just after you had become the center of it.',
      'Afterward you miss them, and you had not been angry with anyone.',
    ],
    traits: ['independent', 'changeable'],
  },
  'sun~uranus/harmonious/fire': {
    says: [
      "People have stopped asking whether you're allowed to do that ({aspect}).",
      'The Sun in fire goes ahead, and Uranus picks a direction that nobody had thought of forbidding.',
      'You might turn up at your own going-away party on a bicycle built for two, and somebody will have gotten on by the end of the evening.',
      "You take it for granted that others feel as free as you do, and it surprises you when they say that they'd been waiting for permission.",
    ],
    traits: ['bold', 'playful'],
  },
  'sun~uranus/tense/earth': {
    says: [
      "You build something solid, and then you can't stand to look at it ({aspect}).",
      'The Sun in earth wants a life that holds, while Uranus reads the lease for the way out.',
      'You may stay in a place for years with one box that you never unpacked.',
      "When you do leave, people say that it was sudden, and they didn't see how long you'd been getting up an hour early to think about it.",
    ],
    traits: ['steady', 'independent'],
  },
  'sun~neptune/harmonious/fire': {
    says: [
      'You can want something out loud, and before long other people want it, too ({aspect}).',
      'The Sun in fire shows them where, and Neptune shows them how it will feel to be there.',
      'A school play in your hands becomes the thing that the whole street talks about in May.',
      "You needn't have the best part in it yourself, although by the time the curtain goes up nobody can picture it without you.",
    ],
    traits: ['idealistic', 'bold'],
  },
  'sun~neptune/tense/fire': {
    says: [
      "You're drawn to a great part that you can't quite find the play for ({aspect}).",
      "The Sun in fire would like to be applauded, but Neptune makes each stage look wrong once you're standing on it.",
      'You may have been about to become several splendid things, and you meant every one of them.',
      "People who only saw the beginnings call it a pity, and you'd rather not be asked what happened to the band.",
    ],
    traits: ['idealistic', 'open'],
  },
  'sun~neptune/tense/air': {
    says: [
      "You can see anybody's side so well that you mislay your own ({aspect}).",
      'The Sun in air listens with an open mind, and Neptune lets the other person furnish it.',
      "You come out of a store with a thing you'd gone in to return.",
      "What you think comes back to you in the shower, in full sentences, at an hour when there's nobody to say it to.",
    ],
    traits: ['yielding', 'changeable'],
  },
  'sun~pluto/harmonious/fire': {
    says: [
      "You're calm in the kind of trouble that makes other people run ({aspect}).",
      "The Sun in fire likes to be where it counts, and Pluto isn't afraid of what might come to light there.",
      "If a project has to be saved at the last minute, you take it over as if you'd been asked a week ago, and you don't mention afterward whose mess it was.",
      'People trust your courage because you never seem to need them to notice it.',
    ],
    traits: ['bold', 'proud'],
  },
  'sun~pluto/tense/air': {
    says: [
      "You like a fair discussion, and you can't bear to lose this one ({aspect}).",
      'The Sun in air is interested in what everybody thinks, while Pluto has noticed who stands to gain by it.',
      'So a chat about where to eat can turn, without any warning, into a question of who always decides.',
      'The others drop the subject, and you go on arguing it in your head on the way home, where nobody gives in.',
    ],
    traits: ['frank', 'wary'],
  },
  'venus~neptune/tense/water': {
    says: [
      "You love people for what they're going through ({aspect}).",
      "Venus in water can't leave anyone alone with a sorrow, and Neptune hears in every sorrow a call to you in particular.",
      'When a friend who only calls on bad days calls, you answer on the first ring.',
      "It would be a change, and an odd one, to be loved by somebody who's doing well, and at first you may think that you aren't needed there.",
    ],
    traits: ['yielding', 'idealistic'],
  },
  'mercury~pluto/harmonious/fire': {
    says: [
      "You know what has to be said, and you don't make a speech of it ({aspect}).",
      "Mercury in fire finds the short way of putting it, and Pluto sees to it that it's the true one.",
      "In a meeting that has gone around twice, you're likely to be the one who says what it's really about, and then it can end.",
      'People may not thank you for it that day, but they remember who said it.',
    ],
    traits: ['frank', 'bold'],
  },
}
