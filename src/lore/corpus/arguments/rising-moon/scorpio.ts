import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You need a year to trust a person and a second to blow up at one.',
      'Others know the still face, and they assume that a great deal of thought stands behind it (Scorpio rising).',
      "There's often no thought at all, because your Moon in Aries gets angry the way a match gets lit, and keeping it out of sight doesn't put it out.",
      "A neighbor's drums get four months of your silence, and then one fist on the wall that stops the whole building.",
    ],
    turn: 'For months nothing can be read on you, and then everybody reads it at once.',
    task: [
      "Mention the next irritation in the week it starts, while it's still the size of a sentence, to the person who's causing it.",
      'Use your ordinary voice.',
      "Most drummers would rather hear about it in the first month, and so would everyone who's been jumping.",
    ],
  },
  Taurus: {
    opening: [
      'People expect depths from you, but what you want is lunch.',
      "You say little and look straight at the person speaking, so people drop their voices and wonder what you've found out (Scorpio rising).",
      "Your Moon in Taurus has found out that it's past noon.",
      "There's a simple, comfortable, rather lazy contentment in you that hardly anybody suspects, and while a friend waits for your verdict on her whole marriage, you're deciding between the noodles and the grilled cheese.",
    ],
    turn: "All that silence looks as though it must be about something, and quite often it's about a sandwich.",
    task: [
      "When somebody asks what you're thinking, tell them the plain answer for one week, however small it is.",
      "If it's noodles, say noodles.",
      'Everyone would breathe easier, and a friend who thought she was being seen through might turn out to be hungry too.',
    ],
  },
  Gemini: {
    opening: [
      "Nobody would call you talkative, except the two people who can't get you off the phone.",
      "To the rest you're a closed face at the end of the row, and they choose their words around you (Scorpio rising).",
      "Inside it's never quiet, because your Moon in Gemini comments on everything that goes by and has to tell someone or burst.",
      "During a long solemn speech you're sitting perfectly still, writing the funniest message anyone will get all day.",
    ],
    turn: 'What looks like a brooding silence is mostly a running commentary with its sound turned off.',
    task: [
      'Say one of the comments aloud this month, to somebody outside the two, on the spot where it occurs to you.',
      'Pick a kind one to start.',
      "Half the row has been afraid of what you might be thinking, and they'd be amazed to learn that it was funny.",
    ],
  },
  Cancer: {
    opening: [
      'The secret you guard so fiercely is a soft one.',
      "Strangers step around you, since you watch a good while before you speak, and they feel that they'd better have their story straight (Scorpio rising).",
      "What's being guarded is your Moon in Cancer, which saves ticket stubs, misses people the minute they leave, and would like everyone home by dark.",
      "At the recital of somebody else's child, the grim look in the last row is you, holding out until the applause.",
    ],
    turn: "It takes all that sternness to cover for how easily you'd come apart.",
    task: [
      "Let one of the stubs be seen, so to speak, by bringing out something you've kept and telling a person why you kept it.",
      'Two sentences about it will be plenty.',
      "It's hard to stay careful with a person who saves ticket stubs, and some people would be glad to stop.",
    ],
  },
  Leo: {
    opening: [
      'A person who hides as well as you do must be hoping to be found.',
      'In a crowd you take the seat against the wall, you answer briefly, and people respect what they take for a wish to be left alone (Scorpio rising).',
      "But look at the shirt, because your Moon in Leo chose it, and it dreamed the whole way there of somebody saying, with feeling, that they'd hoped you would come.",
      'No one says so to the wall.',
    ],
    turn: 'You pick the darkest corner in the place, and then you dress for the middle of it.',
    task: [
      "At the next thing you go to, sit one row farther up than you'd like and tell somebody there that you looked forward to it.",
      "That's enough stepping out for one night.",
      "People leave you alone out of respect, and a few would much rather show you how they'd been hoping.",
    ],
  },
  Virgo: {
    opening: [
      "The most forbidding person in the building is the one who waters everyone's plants.",
      "You don't smile to be polite, and your questions go straight to the point, so people straighten up as you come down the hall (Scorpio rising).",
      "They've got it backward, because your Moon in Virgo is wondering if it can be of use and whether it did that last thing properly.",
      "When a neighbor's away, you turn each pot a quarter toward the light and leave before you can be met.",
    ],
    turn: 'You scare people a little at the front and take care of them at the back, and the two reputations have never met.',
    task: [
      'Do your next kindness while the person is there to see it, and let it be slow enough for some talk.',
      'Mention how you know which way to turn the pots.',
      "The wrong neighbor has been getting the thanks, and it's a comfort to learn that the stern one down the hall is on your side.",
    ],
  },
  Libra: {
    opening: [
      "You put people through a test, and you're rooting for them all the way.",
      'The stare and the question nobody else would ask over appetizers both tell them you can do without them (Scorpio rising).',
      "That isn't so, because your Moon in Libra feels only half assembled with nobody across from it, and it badly wants the evening to go well.",
      "Having kept them at arm's length till eleven, you're the one who says, at the curb, that it's early yet.",
    ],
    turn: "Nothing in your face says so, but while people are being tested you're saving them a seat.",
    task: [
      "With somebody new, leave out one test you'd normally give and say instead, early on, that you're enjoying this.",
      'You can always check on them later.',
      'It would spare a nervous person three hours of appetizers, and the good part of the evening could begin before the curb.',
    ],
  },
  Scorpio: {
    opening: [
      'Even your good news is a secret.',
      "People learn to read the small signs with you, a shorter answer or a longer look, because you show nothing that you haven't decided to show (Scorpio rising).",
      "At home it's the same, with your Moon in Scorpio, which feels everything to the bottom and feels it alone.",
      "What it hides best is how much you enjoy things, and you can win something you've wanted for years and be eleven days along before anyone hears.",
    ],
    turn: 'You keep your joys behind the same wall as your wounds, and from outside they look alike.',
    task: [
      "Tell somebody the next good thing within the hour, while it's still warm, and let your voice do what it wants.",
      'A small one will serve for practice.',
      "You've been there for other people's worst days, and it's only fair to let them in on the eleven good ones.",
    ],
  },
  Sagittarius: {
    opening: [
      "Nobody who hears your questions would guess how certain you feel that it'll all turn out fine.",
      "You want to know who else is coming, what happens if it rains, and why the price is so low, and people think you don't believe in much (Scorpio rising).",
      "Your Moon in Sagittarius believes in nearly everything, above all in whatever's around the next bend.",
      "After an hour of questions that leave everybody at the counter pale, you buy the ticket that can't be refunded.",
    ],
    turn: 'Each new thing gets treated as a suspect at first, and then you go off with it, whistling.',
    task: [
      'When you\'ve finished asking your questions, say the hopeful thing too, the "I can\'t wait" you were thinking all along.',
      "Say it to the person you've just been grilling.",
      "People take your questions for doubt, and anyone pale from answering them deserves to hear that you're coming along.",
    ],
  },
  Capricorn: {
    opening: [
      "Nobody offers to help you, because you've never looked as if you'd let them.",
      'You come across as complete, a person who knows where the exits are and has a reason for everything (Scorpio rising).',
      'At home your Moon in Capricorn agrees that needing someone is a debt, and it pays in advance whenever it can.',
      "If you've got a sofa to move, the building hears it going up at six in the morning, one stair at a time, with a rest on each landing.",
    ],
    turn: "Your face tells people you don't need a hand, and afterward you notice that no hand was held out.",
    task: [
      'Ask two people for a hand with something that you could manage by yourself, and pay them only in pizza.',
      "Don't start before they come.",
      'Neighbors mostly like to be asked, and these have been listening to that sofa through the wall.',
    ],
  },
  Aquarius: {
    opening: [
      'You look all the way into a person, and then you get off at your stop.',
      'Something in your attention makes people confess, and each of them feels chosen (Scorpio rising).',
      "You were interested, and that's a fact, but your Moon in Aquarius can be fascinated without being attached, and it keeps its own company at the end of the day.",
      "A woman on the bus can tell you about her brother for forty minutes, and it won't cross your mind to ask her name.",
    ],
    turn: 'Your eyes promise to go all the way down with somebody, but your feet have never agreed to it.',
    task: [
      'Go back to one person who told you something that mattered, and ask how it came out.',
      "Do it by message and in two lines, if that's all you have room for.",
      "They've wondered what became of you after the bus, and it'll mean more to them to be remembered than it did to be understood.",
    ],
  },
  Pisces: {
    opening: [
      "By the time people notice the frost, you've forgiven them.",
      'People take care not to cross you, since you say nothing and appear to be writing it down (Scorpio rising).',
      'By evening your Moon in Pisces has been over to their side, and seen how tired they were and how they must have been raised, and your own case has gone soft in your hands.',
      "They're still tiptoeing past you in June over something you stopped holding against them on the same day.",
    ],
    turn: 'The ice that everyone steps around melted on the first evening, and nobody has been told.',
    task: [
      "Choose somebody you've forgiven who doesn't know it yet, and let them know, in a sentence or by handing them the better half of something.",
      "You needn't bring up what it was.",
      'A person who has been tiptoeing since spring would give a lot to put their heels down.',
    ],
  },
}
