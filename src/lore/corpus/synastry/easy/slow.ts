import type { EasyContacts } from '../../../authored.ts'

/** A point of one person with Uranus, Neptune or Pluto of the other, either way around. */
export const slowEasily: EasyContacts = {
  'uranus~sun': {
    joined: [
      [
        'You shake up the picture that {partner} has of themselves ({contact}).',
        'They may try things in your company that nobody would have expected.',
        "It's exciting and not very restful, and they can't plan on you.",
      ],
    ],
    harmonious: [
      [
        'You show {partner} another way to go about being themselves ({contact}).',
        "They take more freedom than they would alone, and it doesn't upset anything.",
        'You like having someone who uses a suggestion instead of only admiring it.',
      ],
    ],
  },
  'sun~uranus': {
    joined: [
      [
        '{partner} shakes up the picture that you have of yourself ({contact}).',
        'You may try things in their company that nobody would have expected.',
        "It's exciting and not very restful, and you can't plan on them.",
      ],
    ],
    harmonious: [
      [
        '{partner} shows you another way to go about being yourself ({contact}).',
        "You take more freedom than you would alone, and it doesn't upset anything.",
        'They like having someone who uses a suggestion instead of only admiring it.',
      ],
    ],
  },
  'uranus~moon': {
    joined: [
      [
        'Around you {partner} never quite know what to feel next ({contact}).',
        'Closeness with you comes in bursts, and each of them is real.',
        'They would like a little notice, both of the coming and of the going.',
      ],
    ],
    harmonious: [
      [
        'You get {partner} out of old habits of feeling ({contact}).',
        'They can let you be distant for a day without being hurt by it.',
        'It keeps the two of you from taking each other for granted.',
      ],
    ],
  },
  'moon~uranus': {
    joined: [
      [
        'Around {partner} you never quite know what to feel next ({contact}).',
        'Closeness with them comes in bursts, and each of them is real.',
        'You would like a little notice, both of the coming and of the going.',
      ],
    ],
    harmonious: [
      [
        '{partner} gets you out of old habits of feeling ({contact}).',
        'You can let them be distant for a day without being hurt by it.',
        'That keeps the two of you from taking each other for granted.',
      ],
    ],
  },
  'uranus~mercury': {
    joined: [
      [
        'You jump, and {partner} can follow, which hardly anybody does ({contact}).',
        'They have thoughts in your company that are new to them.',
        "It's stimulating, and a simple question can take all evening.",
      ],
    ],
    harmonious: [
      [
        'You supply the odd idea, and {partner} works out what would follow from it ({contact}).',
        'Neither of you minds being surprised.',
        'They find that their own thinking gets freer.',
      ],
    ],
  },
  'mercury~uranus': {
    joined: [
      [
        '{partner} jumps, and you can follow, which hardly anybody does ({contact}).',
        'You have thoughts in their company that are new to you.',
        'It is stimulating, and a simple question can take all evening.',
      ],
    ],
    harmonious: [
      [
        '{partner} supplies the odd idea, and you work out what would follow from it ({contact}).',
        'Neither you nor {partner} minds being surprised.',
        'You find that your own thinking gets freer.',
      ],
    ],
  },
  'uranus~venus': {
    joined: [
      [
        'Between you and {partner} there is a spark that came at once ({contact}).',
        'They find you unlike anybody else.',
        'It lasts as long as nobody tries to make a habit of it.',
      ],
    ],
    harmonious: [
      [
        'You take {partner} to things that they would never have chosen ({contact}).',
        'They enjoy being surprised, and you enjoy doing it.',
        'Affection between you leaves a lot of room and survives long pauses.',
      ],
    ],
  },
  'venus~uranus': {
    joined: [
      [
        'Between {partner} and you there is a spark that came at once ({contact}).',
        'You find them unlike anybody else.',
        'It will last as long as nobody tries to make a habit of it.',
      ],
    ],
    harmonious: [
      [
        '{partner} takes you to things that you would never have chosen ({contact}).',
        'You enjoy being surprised, and they enjoy doing it.',
        'Affection between the two of you leaves a lot of room and survives long pauses.',
      ],
    ],
  },
  'uranus~mars': {
    joined: [
      [
        'You have the idea, and {partner} has acted on it before it was finished ({contact}).',
        'You make each other bolder and more impatient.',
        'Some of it is brilliant, and some of it ought to have waited.',
      ],
    ],
    harmonious: [
      [
        'You see a new way to do it, and {partner} has the energy to try ({contact}).',
        'They get out of a rut with your help.',
        'Your reactions fit together, so a sudden change is no problem for you as a pair.',
      ],
    ],
  },
  'mars~uranus': {
    joined: [
      [
        '{partner} has the idea, and you have acted on it before it was finished ({contact}).',
        'Each of you makes the other one bolder and more impatient.',
        'Part of it is brilliant, and some of it ought to have waited.',
      ],
    ],
    harmonious: [
      [
        '{partner} sees a new way to do it, and you have the energy to try ({contact}).',
        'You get out of a rut with their help.',
        'Your reactions go together, so a sudden change is no problem for you as a pair.',
      ],
    ],
  },
  'uranus~asc': {
    joined: [
      [
        'You bring out what is unusual in how {partner} comes across ({contact}).',
        'People who know them as sensible look twice.',
        'They feel more alive with you and a little on display.',
      ],
    ],
    harmonious: [
      [
        'You encourage {partner} to do things in their own way ({contact}).',
        'They come across as freer when you are around.',
        "You enjoy the company of a person who isn't shocked.",
      ],
    ],
  },
  'asc~uranus': {
    joined: [
      [
        '{partner} brings out what is unusual in how you come across ({contact}).',
        'People who know you as sensible look twice.',
        'You feel more alive with them and a little on display.',
      ],
    ],
    harmonious: [
      [
        '{partner} encourages you to do things in your own way ({contact}).',
        'You come across as freer when they are around.',
        "They enjoy the company of a person who isn't shocked.",
      ],
    ],
  },
  'neptune~sun': {
    joined: [
      [
        'You see the person that {partner} would like to be ({contact}).',
        "It's a beautiful thing to be seen like that.",
        'You can lose yourself in it, and both of you do well to check the picture from time to time.',
      ],
    ],
    harmonious: [
      [
        'You understand what {partner} is really after ({contact}).',
        'They can talk about a hope with you before it makes any sense.',
        'It makes their plans kinder and your dreams more likely.',
      ],
    ],
  },
  'sun~neptune': {
    joined: [
      [
        '{partner} sees the person that you would like to be ({contact}).',
        'It is a beautiful thing to be seen like that.',
        'They can lose themselves in it, and both of you do well to check the picture from time to time.',
      ],
    ],
    harmonious: [
      [
        '{partner} understands what you are really after ({contact}).',
        'You can talk about a hope with them before it makes any sense.',
        'It makes your plans kinder and their dreams more likely.',
      ],
    ],
  },
  'neptune~moon': {
    joined: [
      [
        "You pick up how {partner} feels and can't always tell it from your own mood ({contact}).",
        'You comfort each other without saying what was wrong.',
        'On a bad day the mood has two people in it.',
      ],
    ],
    harmonious: [
      [
        'You know what {partner} needs without being told ({contact}).',
        'A quiet evening between you can do more than a talk.',
        "They feel that somebody understands, and it's true.",
      ],
    ],
  },
  'moon~neptune': {
    joined: [
      [
        "{partner} picks up how you feel and can't always tell it from their own mood ({contact}).",
        'On the whole, you comfort each other without saying what was wrong.',
        'On bad days the mood has two people in it.',
      ],
    ],
    harmonious: [
      [
        '{partner} knows what you need without being told ({contact}).',
        'A quiet evening between the two of you can do more than a talk.',
        "You feel that somebody understands, and it's true.",
      ],
    ],
  },
  'neptune~mercury': {
    joined: [
      [
        'You think in pictures, and {partner} finds the words ({contact}).',
        'They understand what you mean about four times in five.',
        'The other times, each of you is certain of having heard something else.',
      ],
    ],
    harmonious: [
      [
        'You give {partner} a feeling, and they find the ordinary word for it ({contact}).',
        'Stories and music are easy to share.',
        'It makes their thinking softer and your moods clearer.',
      ],
    ],
  },
  'mercury~neptune': {
    joined: [
      [
        '{partner} thinks in pictures, and you find the words ({contact}).',
        'You understand what they mean about four times in five.',
        'At other times each of you is certain of having heard something else.',
      ],
    ],
    harmonious: [
      [
        '{partner} gives you a feeling, and you find the ordinary word for it ({contact}).',
        "It's easy to share stories and music.",
        'It makes your thinking softer and their moods clearer.',
      ],
    ],
  },
  'neptune~venus': {
    joined: [
      [
        "You idealize {partner}, and it's lovely for both of you ({contact}).",
        'You can turn a plain evening into something to remember.',
        'What is real and what is wished for get mixed, so now and then somebody has to ask.',
      ],
    ],
    harmonious: [
      [
        "There's a tenderness between you and {partner} that asks for nothing ({contact}).",
        'They like how you notice beautiful things.',
        "It's easy to forgive each other, and it happens a lot.",
      ],
    ],
  },
  'venus~neptune': {
    joined: [
      [
        "{partner} idealizes you, and it's lovely for both of you ({contact}).",
        'The two of you can turn a plain evening into something to remember.',
        "What's real and what is wished for get mixed, so now and then somebody has to ask.",
      ],
    ],
    harmonious: [
      [
        "There's a tenderness between {partner} and you that asks for nothing ({contact}).",
        'You like how they notice beautiful things.',
        'It is easy to forgive each other, and it happens a lot.',
      ],
    ],
  },
  'neptune~mars': {
    joined: [
      [
        'You have the dream, and {partner} goes to get it ({contact}).',
        'They are moved to act by what you only hint at.',
        'Both of you can put a lot of strength into something that was never quite defined.',
      ],
    ],
    harmonious: [
      [
        'You sense where the effort is needed, and {partner} makes it ({contact}).',
        'It makes their strength gentler.',
        'You get to see that a dream can be worked on.',
      ],
    ],
  },
  'mars~neptune': {
    joined: [
      [
        '{partner} has the dream, and you go to get it ({contact}).',
        'You are moved to act by what they only hint at.',
        'You both can put a lot of strength into something that was never quite defined.',
      ],
    ],
    harmonious: [
      [
        '{partner} senses where the effort is needed, and you make it ({contact}).',
        'It makes your strength gentler.',
        'They get to see that a dream can be worked on.',
      ],
    ],
  },
  'neptune~asc': {
    joined: [
      [
        'You see something in {partner} that nobody else does ({contact}).',
        'Other people have trouble describing the two of you.',
        'They feel understood, and a bit unsure which of the pictures is the right one.',
      ],
    ],
    harmonious: [
      [
        'You make it easy for {partner} to be in any mood at all ({contact}).',
        'They are softer in your company.',
        'The two of you get through awkward occasions without anybody noticing that they were awkward.',
      ],
    ],
  },
  'asc~neptune': {
    joined: [
      [
        '{partner} sees something in you that nobody else does ({contact}).',
        'Other people find it hard to describe the two of you.',
        'You feel understood, and a bit unsure which of the pictures is the right one.',
      ],
    ],
    harmonious: [
      [
        '{partner} makes it easy for you to be in any mood at all ({contact}).',
        'You are softer in their company.',
        'You both get through awkward occasions without anybody noticing that they were awkward.',
      ],
    ],
  },
  'pluto~sun': {
    joined: [
      [
        'You keep at {partner} to use every strength they have ({contact}).',
        'They feel stronger for it and also exposed.',
        "It's a serious sort of attention, and they may need a day off from it.",
      ],
    ],
    harmonious: [
      [
        "You know what's behind a thing, and {partner} asks for that before deciding ({contact}).",
        'They trust you with the truth about a plan.',
        'It makes them harder to fool.',
      ],
    ],
  },
  'sun~pluto': {
    joined: [
      [
        '{partner} keeps at you to use every strength you have ({contact}).',
        'You feel stronger for it and also exposed.',
        "It's a serious sort of attention, and you may need a day off from it.",
      ],
    ],
    harmonious: [
      [
        "{partner} knows what's behind a thing, and you ask for that before deciding ({contact}).",
        'You trust them with the truth about a plan.',
        'It makes you harder to fool.',
      ],
    ],
  },
  'pluto~moon': {
    joined: [
      [
        'Nothing that {partner} feels gets past you ({contact}).',
        'The closeness between you goes deep and is not always comfortable.',
        'They feel known, and would sometimes like to keep a mood to themselves.',
      ],
    ],
    harmonious: [
      [
        "{partner} can tell you what they couldn't tell anybody else ({contact}).",
        'You take it calmly and keep it.',
        'A good deal of old feeling gets sorted out between the two of you.',
      ],
    ],
  },
  'moon~pluto': {
    joined: [
      [
        'Nothing that you feel gets past {partner} ({contact}).',
        'The closeness between the two of you goes deep and is not always comfortable.',
        'You feel known, and would sometimes like to keep a mood to yourself.',
      ],
    ],
    harmonious: [
      [
        "You can tell {partner} what you couldn't tell anybody else ({contact}).",
        'They take it calmly and keep it.',
        'On the whole, a good deal of old feeling gets sorted out between the two of you.',
      ],
    ],
  },
  'pluto~mercury': {
    joined: [
      [
        "You ask what's under a remark, and {partner} finds out that there was something ({contact}).",
        'Conversations between you go deep at once.',
        'They choose words more carefully with you than with anyone.',
      ],
    ],
    harmonious: [
      [
        '{partner} notices what people do, and you explain why they do it ({contact}).',
        'You can talk about anything.',
        'They measure your trust by the subjects that come up, so an evening of small talk worries them a little.',
      ],
    ],
  },
  'mercury~pluto': {
    joined: [
      [
        "{partner} asks what's under a remark, and you find out that there was something ({contact}).",
        'Conversations between the two of you go deep at once.',
        'You choose words more carefully with them than with anyone.',
      ],
    ],
    harmonious: [
      [
        'You notice what people do, and {partner} explains why they do it ({contact}).',
        'The two of you can talk about anything.',
        'You measure their trust by the subjects that come up, so an evening of small talk worries you a little.',
      ],
    ],
  },
  'pluto~venus': {
    joined: [
      [
        'You love what {partner} is with unusual force ({contact}).',
        'Neither of you could call it casual.',
        'Jealousy is close by, on one side or the other, and saying so early makes it smaller.',
      ],
    ],
    harmonious: [
      [
        'You bring depth, and {partner} brings grace ({contact}).',
        'You can talk about love and money without hurting each other.',
        "They feel that the affection is meant, since you don't do it by halves.",
      ],
    ],
  },
  'venus~pluto': {
    joined: [
      [
        '{partner} loves what you are with unusual force ({contact}).',
        'Neither you nor {partner} could call it casual.',
        'On the whole, jealousy is close by, on one side or the other, and saying so early makes it smaller.',
      ],
    ],
    harmonious: [
      [
        '{partner} brings depth, and you bring grace ({contact}).',
        'The two of you can talk about love and money without hurting each other.',
        "You feel that the affection is meant, since they don't do it by halves.",
      ],
    ],
  },
  'pluto~mars': {
    joined: [
      [
        'You have the will, and {partner} has the attack ({contact}).',
        'Together you can get through almost anything.',
        "When you turn it on each other it's hard, so it's good to have something to do.",
      ],
    ],
    harmonious: [
      [
        'You know what holds a thing up, and {partner} does the lifting ({contact}).',
        "You're good together in a crisis.",
        'They waste less strength when you have looked at it first.',
      ],
    ],
  },
  'mars~pluto': {
    joined: [
      [
        '{partner} has the will, and you have the attack ({contact}).',
        'As a pair you can get through almost anything.',
        "When you turn it on each other it is hard, so it's good to have something to do.",
      ],
    ],
    harmonious: [
      [
        '{partner} knows what holds a thing up, and you do the lifting ({contact}).',
        'You are good together in a crisis.',
        'You waste less strength when they have looked at it first.',
      ],
    ],
  },
  'pluto~asc': {
    joined: [
      [
        'You look at {partner} longer than other people do ({contact}).',
        'They feel seen through, and more impressive as well.',
        'It gets around that the two of you are not to be trifled with.',
      ],
    ],
    harmonious: [
      [
        "You see what's going on behind the manners, and {partner} uses it well ({contact}).",
        'They come across as more certain with you there.',
        "You like a person who doesn't need to be protected from the truth.",
      ],
    ],
  },
  'asc~pluto': {
    joined: [
      [
        '{partner} looks at you longer than other people do ({contact}).',
        'You feel seen through, and more impressive as well.',
        'Word gets around that the two of you are not to be trifled with.',
      ],
    ],
    harmonious: [
      [
        "{partner} sees what's going on behind the manners, and you use it well ({contact}).",
        'You come across as more certain with them there.',
        "They like a person who doesn't need to be protected from the truth.",
      ],
    ],
  },
}
