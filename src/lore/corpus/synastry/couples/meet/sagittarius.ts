import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusMeet: PairParagraphs = {
  Aries: {
    plain: [
      'Whatever is next is what interests {partner}, and it interests you just as much (your Sun in Sagittarius, theirs in Aries).',
      'It starts with laughing and a plan.',
      'You both overlook the details, and since nobody holds the other one back, you can get rather far before anyone looks at a map.',
    ],
    says: [
      'You say "we should," {partner} says "now," and your friends learn to have a bag packed (your Sun in Sagittarius, theirs in Aries).',
      "You like that they don't need persuading, and they like that whatever they dare to do, you can say what it was for.",
      'It strikes you late that they were hoping the two of you would go alone.',
    ],
  },
  Taurus: {
    plain: [
      '{partner} stays and you set out (your Sun in Sagittarius, theirs in Taurus).',
      'You get them to try what they would never have tried, and they give you something worth returning to.',
      'They want to know when and how much, and you like to leave that open, so plans go best in small pieces.',
    ],
    says: [
      "{partner} asks what you're planning to live on while you do all that, and you realize that you hadn't thought of it.",
      'With your Sun in Sagittarius and theirs in Taurus, you bring stories from far off to somebody who knows the best bakery within a mile.',
      'They warm to you slowly and then for good.',
      'You warm at once, and may need reminding that they took it as a promise.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} asks and you answer, at least to begin with (your Sun in Sagittarius, theirs in Gemini).',
      'Both of you love ideas, travel and an argument for its own sake.',
      "You believe in something where they see two sides, and it's fun as long as nobody has to be converted.",
    ],
    says: [
      "It's an argument within the hour and a phone call the next day, because you've thought of something (your Sun in Sagittarius, {partner}'s in Gemini).",
      'You believe things, and they entertain them.',
      "What you'd like is for them to come down on your side, and what they like is how you light up when they don't.",
      'Each of you suspects the other of not listening, and each could repeat every word.',
    ],
  },
  Cancer: {
    plain: [
      "{partner} looks after what's near, and you look at what's far (your Sun in Sagittarius, theirs in Cancer).",
      'You make their world larger, and they give you somewhere to belong.',
      'They take leaving personally and you take staying as a limit, so both have to be told what is meant.',
    ],
    says: [
      "{partner} doesn't laugh at your best joke because they're wondering whether it hurt somebody.",
      "With your Sun in Sagittarius and theirs in Cancer, you say whatever's true and they mind how it lands.",
      "In their company you can find yourself saying things that aren't jokes.",
      "They take your next trip as a comment on home, when it's having someone to come back to that makes it a trip.",
    ],
  },
  Leo: {
    plain: [
      'Enthusiasm is natural to {partner} and to you, so things get large and cheerful (your Sun in Sagittarius, theirs in Leo).',
      "Either of you is a good audience for the other one's plans.",
      "They want loyalty and you want room, and it goes well as long as you come back with a story and they aren't asked to wait for it.",
    ],
    says: [
      'You bring the toast and {partner} supplies the reason for it (your Sun in Sagittarius, theirs in Leo).',
      "It's a generous match.",
      "You like people who live at full size, and they like being believed in by somebody who'd say so if it were otherwise.",
      "You may forget, with your eye on the next thing, that they're still waiting for a word about the last.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} looks closely and you look far ahead (your Sun in Sagittarius, theirs in Virgo).',
      'You get them to risk something, and they find the mistake before it costs you anything.',
      'Their caution feels small to you and your confidence feels reckless to them, though each of you needs some of the other.',
    ],
    says: [
      '{partner} reads the small print of your enthusiasm and finds nothing against it, which is the nicest thing anyone can do for it.',
      'Your Sun in Sagittarius makes the leap, and theirs in Virgo checks the landing.',
      'You suspect that careful people look down on you.',
      "They suspect that they bore you, when you're hanging on every footnote because it's true.",
    ],
  },
  Libra: {
    plain: [
      '{partner} weighs a thing and you say it outright (your Sun in Sagittarius, theirs in Libra).',
      'You amuse them, and they make your frankness sound better than it was.',
      'They are slow to say where they would rather not go, since you already have the tickets.',
    ],
    says: [
      "With {partner} you're better dressed and more in demand, and you can't say how it happened.",
      'Their Libra Sun introduces people, while yours in Sagittarius says what the introductions leave out.',
      'They laugh and then look to see who heard.',
      "You like their fairness so much that you argue both sides with them for fun, and it can escape you that they've been asking you for a compliment since eight.",
    ],
  },
  Scorpio: {
    tags: { you: ['outgoing', 'laughing'], partner: ['solemn', 'reserved'] },
    plain: [
      '{partner} goes deep and you go far (your Sun in Sagittarius, theirs in Scorpio).',
      'You say everything that comes to mind, which is a vacation for them.',
      'They say little, and you would love to know more, but you can take their concentration for gloom, and they can take your trust for shallowness.',
    ],
    says: [
      'You ask {partner} straight out what the matter is, and after a silence they tell you.',
      "Your Sun in Sagittarius has no fear of an answer, and theirs in Scorpio has been waiting for someone who wouldn't flinch.",
      'You like how much there is to find out.',
      "What's easy for you to miss is that by answering they've let you in, and that they'll expect you to stay awhile.",
    ],
  },
  Sagittarius: {
    plain: [
      'You and {partner} both take the world for a place to be seen, and you get going at once (your Sun in Sagittarius, theirs in Sagittarius too).',
      "It's cheerful and frank, and a first meeting can last until morning.",
      'Neither likes to be the one who makes it definite, so somebody has to say that next month counts as well.',
    ],
    says: [
      "Both of you were on your way somewhere else (your Sun in Sagittarius, {partner}'s in Sagittarius too).",
      "It's wonderful for each of you to meet a person who doesn't ask when it'll be back.",
      "There's a frank remark on either side, an apology on either side, and it's over by dessert.",
      "It might be a year before either of you notices that no one has said out loud that you're together.",
    ],
  },
  Capricorn: {
    plain: [
      'You trust in luck and {partner} trusts in work (your Sun in Sagittarius, theirs in Capricorn).',
      "You make them laugh about what can't be helped, and they see to it that your hopes get somewhere.",
      'They wonder if you mean it and you wonder if they ever enjoy it, and the answer is yes on both sides.',
    ],
    says: [
      '{partner} is working when you meet them, or looks it, and you make it your mission to get a laugh.',
      "Your Sun in Sagittarius thinks that it'll turn out well and theirs in Capricorn makes sure it does.",
      "It comes as a surprise that they're funnier than you.",
      "They figure you don't mean half of it, you figure they don't want half of it, and you're each about half right.",
    ],
  },
  Aquarius: {
    plain: [
      'Freedom and large ideas appeal to you and appeal to {partner} (your Sun in Sagittarius, theirs in Aquarius).',
      "You're friends within the hour, with plans for changing things.",
      'Both of you are better with people in general than with a person in tears, and that has to be learned together.',
    ],
    says: [
      "You'll tell anyone about freedom and {partner} simply has it, so you stop talking to take a look.",
      'With your Sun in Sagittarius and theirs in Aquarius, nobody asks where this is going, which is why it goes on.',
      'They like that you think big and you like that they think differently.',
      "It may take some third person to remark that you've spent every Sunday together since May.",
    ],
  },
  Pisces: {
    plain: [
      'You believe in something, and {partner} believes in somebody (your Sun in Sagittarius, theirs in Pisces).',
      'Both of you are generous and a bit impractical.',
      'Your honesty can hurt them without your hearing of it, and their silence can look to you like agreement.',
    ],
    says: [
      "{partner} believes in you before you've finished, and it makes you want to deserve it.",
      "Your Sun is in Sagittarius and theirs is in Pisces, so you've both got more faith than evidence, yours in the open and theirs hidden.",
      'They follow you into things.',
      "You suppose that they're enjoying it as you do, while they're going along for the sake of your face, and a bit out of breath.",
    ],
  },
}
