import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You look after everyone and can't stand to be looked after.",
      "Nobody near you goes hungry or home alone, and you know who's had a hard month before they've said so (Cancer rising).",
      'Turn it around and your Moon in Aries bristles, because help feels to it like being held by the sleeve.',
      "With a twisted ankle you'll hop up three flights on your own, and the friend who came to carry your groceries is told to quit hovering.",
    ],
    turn: "Nobody takes gentler care of people, or fights harder when it's their turn to take care of you.",
    task: [
      'Let somebody do one thing for you this month that you could have done faster, from beginning to end, while you sit there.',
      'Grit your teeth if it helps.',
      'You know how good it feels to see another person fed, and a few people have been waiting at the bottom of the stairs to feel it.',
    ],
  },
  Taurus: {
    opening: [
      'Nobody who has seen you cry would guess how hard you are to move.',
      "People lower their voices around you, since whatever you feel comes up into your face, and they'd hate to be the cause (Cancer rising).",
      "Underneath it your Moon in Taurus hasn't stirred, and it knows what it won't be doing in July.",
      'You can refuse a thing with your eyes full of tears, and an hour later the tears are gone and the no is just where you put it.',
    ],
    turn: 'The feelings come and go for everyone to see, but the decision underneath them has been sitting there all day.',
    task: [
      "When you've decided something, say so before the feeling arrives, in one calm sentence with a reason.",
      "If your eyes fill anyway, you can tell people it's only weather.",
      "It's a relief to other people to be able to speak up in a normal voice.",
    ],
  },
  Gemini: {
    opening: [
      "People come to you to be comforted, but you'd love to discuss it.",
      'They get the tissue and all the time in the world, because a sad face goes straight through you (Cancer rising).',
      'But your Moon in Gemini is soothed by knowing more, and it thinks everybody is.',
      "With your arm around a friend who's been left, you're nodding in the right places and wondering how on earth he pays for that sailboat.",
    ],
    turn: "Your shoulder stays with the one who's crying while your mind has run ahead to find out how it all happened.",
    task: [
      'Ask the curious question out loud for once, after a decent pause, to someone who has cried on you before.',
      'Keep your arm where it was.',
      "A good question can be as kind as a tissue, and the friend you're holding may be hoping that somebody will bring up the sailboat.",
    ],
  },
  Cancer: {
    opening: [
      "You give people exactly what you'd like to be given, and then you wait.",
      "There isn't any armor on the outside, and from the sound of a bag being put down you can tell how somebody's day went (Cancer rising).",
      "There's none on the inside either, with your Moon in Cancer, so you've got more than enough feeling and nobody to bring it to.",
      "A friend comes over tired and gets a foot bath with mint, which you've wanted since Monday.",
    ],
    turn: 'You notice what others need before they do, and you hope with your whole face that somebody will notice you.',
    task: [
      "Say one of your wants aloud this month, complete with the mint, before you've given it to somebody else.",
      "Tell them when you'd like it, too.",
      "Not everyone can read a bag being put down, and you'd be sparing some very fond people the guesswork.",
    ],
  },
  Leo: {
    opening: [
      "At home you're a lot louder than anyone outside would believe.",
      "New people meet the soft one, who hangs back at the edge and asks whether they've got a ride (Cancer rising).",
      "Once it's only the two or three who are yours, your Moon in Leo comes out in full color and wants to be laughed at in the right places.",
      "There are people who've known you for years, and they've never seen you do their walk.",
    ],
    turn: 'You hold back until you feel safe and then hold nothing back, so few people ever see both.',
    task: [
      'Bring a little of the show outdoors, a story with the voices in it, for somebody who has only met the quiet one.',
      'Choose a person who laughs easily.',
      "There's somebody out there who has only met the quiet one and would have bought a ticket.",
    ],
  },
  Virgo: {
    opening: [
      "You forgive in everybody else what you'd never let pass in yourself.",
      "A friend's scorched lasagna is delicious to you, and people leave your company feeling that they're doing fine (Cancer rising).",
      'Then you go over your own day with your Moon in Virgo, which has different standards, and which finds safety in having made no mistakes.',
      "When you're the cook, dinner comes with four apologies, and everyone has to put down their forks to reassure you.",
    ],
    turn: "You're merciful with everyone at the table except for the one person whose faults you know in detail.",
    task: [
      'Serve the next meal or favor that comes out a little wrong without saying a word about it.',
      "Wait for someone to mention what's the matter with it, and notice how long that takes.",
      "Your friends would get to eat while it's hot, and to be forgiven by somebody who knows how it's done.",
    ],
  },
  Libra: {
    opening: [
      "A person who gives the way you do isn't supposed to know the score to the minute.",
      "What people see is a soft touch who'll drive an hour out of the way and call it a pleasure (Cancer rising).",
      'Mostly it was one, yet your Moon in Libra feels at home only where things are even, and it has noticed who drove the last three times.',
      'Nothing is said about it, and the fourth time you arrive charming, slightly out of breath, eleven minutes late.',
    ],
    turn: 'The kindness goes out freely, and some time later a feeling comes in with the bill.',
    task: [
      "When it's somebody's turn, tell them so beforehand, cheerfully, in the same sentence as the invitation.",
      'A sentence like "you drive, I\'ll bring the music" will do.',
      "Those who've been riding along would rather take a turn than be late with you and never know why.",
    ],
  },
  Scorpio: {
    opening: [
      "It's easy to hurt you and very hard to fool you.",
      'Others soften the facts for you, because you wince and you worry and you seem to need the world to be kind (Cancer rising).',
      'Your Moon in Scorpio has known the facts for a month.',
      "It got them from a pause on the phone and a name that wasn't mentioned, and while somebody is carefully breaking the news to you over lunch, you're working on looking surprised.",
    ],
    turn: "While people are busy protecting you from the facts, you're busy not letting on that you have them.",
    task: [
      'When somebody next starts to break a thing to you gently, tell them that you know, and ask what it was like for them to carry it.',
      'Say it kindly, since they meant well.',
      "Sparing you is hard work, and what most of them need is a friend who doesn't flinch.",
    ],
  },
  Sagittarius: {
    opening: [
      'The home you make for everyone suits you best from about twenty miles away.',
      'People picture a light left on when they think of you, and nobody makes up a guest bed with more care (Cancer rising).',
      "But your Moon in Sagittarius breathes out when the last houses are behind it, and it feels most hopeful with nothing in sight that it's responsible for.",
      'So you plump the pillow for the visitor and ask about the trip, with one eye on the suitcase.',
    ],
    turn: "You're the place other people come back to, but you've hardly mentioned how much you'd like to go.",
    task: [
      "Spend one night this month under some other roof, a friend's sofa counts, and let them do the pillows.",
      'Leave instructions for nobody.',
      "A person you've put up over the years would enjoy being the one who left a light on for you.",
    ],
  },
  Capricorn: {
    opening: [
      'Your worrying is done out loud and your managing without a word.',
      "Before the picnic you're on about wasps and sunburn and who'll be cold later, and people pat your arm and take you for the nervous one (Cancer rising).",
      "Let something really go wrong, and your Moon in Capricorn steps in, which feels responsible for everybody and doesn't waste breath.",
      'When the power went out at your end of the street, you may have been the only one who knew where the candles were.',
    ],
    turn: "What you fuss over is rarely what you're afraid of, and what you're afraid of you've already taken care of.",
    task: [
      "Take one thing you've seen to in advance and show somebody how it's done, where it's kept and who to call.",
      'That way there are two of you.',
      'The next time the lights go out, one of the people who pat your arm could be the one holding the candle.',
    ],
  },
  Aquarius: {
    opening: [
      'People feel adopted by you, so naturally they visit, which amazes you every time.',
      "After an hour with you they've been fed and given a sweater, and they walk home with the sense of a new relation (Cancer rising).",
      'You meant every bit of it, but your Moon in Aquarius belongs to itself, and it likes affection to be optional on both sides.',
      'The third time they call in a week, you look at the screen with real fondness until it stops.',
    ],
    turn: "It's you who opens the house, and it's you who wonders by the weekend why there are people in it.",
    task: [
      'Choose two evenings this month when people may turn up and tell them which ones.',
      'On the others, let it ring with a clear conscience.',
      'Visiting hours are easy to live with for people who are sure of being let in.',
    ],
  },
  Pisces: {
    opening: [
      "You can't always tell which of your moods are yours.",
      'People feel better for having sat with you, and the kinder ones wonder where they put it all (Cancer rising).',
      'They put it in you, because your Moon in Pisces has no wall on that side and takes in whatever the other person came with.',
      "You've been cheerful since breakfast, you drop in on a friend for twenty minutes, and you come away with her headache and an odd grudge against her landlord.",
    ],
    turn: "You're so quick to feel with people that you seldom ask, on the way home, whose feeling it was.",
    task: [
      'After a visit this month, sit outdoors for five minutes before you do anything else, and say of each feeling whose it is.',
      "Give back what isn't yours.",
      "A friend with a landlord like that needs one person nearby who's still cheerful from breakfast.",
    ],
  },
}
