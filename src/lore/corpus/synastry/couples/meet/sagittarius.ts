import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusMeet: PairParagraphs = {
  Aries: {
    plain: [
      "You and {partner} both say yes before you've heard the end of it (your Sun in Sagittarius, theirs in Aries).",
      'It begins with doing something, and the talk comes while it is being done.',
      "They're after the start, and you're after the distance, so somebody has to think of the middle.",
    ],
    says: [
      'You say "we should," {partner} says "now," and your friends learn to have a bag packed (your Sun in Sagittarius, theirs in Aries).',
      "You like that they don't need persuading, and they like that whatever they dare to do, you can say what it was for.",
      'It strikes you late that they were hoping the two of you would go alone.',
    ],
  },
  Taurus: {
    plain: [
      "{partner} likes what's there, and you like what could be (your Sun in Sagittarius, theirs in Taurus).",
      'You bring the world in, and they ask what it costs.',
      'The two of you and {partner} both enjoy good things and can say so, and it begins over those.',
      "They have to believe that you will come back, and you have to believe that staying isn't a defeat.",
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
      '{partner} wants to know it all, and you want to know what it means (your Sun in Sagittarius, theirs in Gemini).',
      'You exaggerate, and they count along, which both of you find funny.',
      'Neither you nor {partner} likes to be tied down, and it makes it much easier for either to stay.',
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
      '{partner} asks where a person comes from, and you ask where a person is going (your Sun in Sagittarius, theirs in Cancer).',
      'You tell stories of places, and they notice who was missed there.',
      "They're warmed by so much confidence and expect it to leave.",
      'It helps that you say straight out that you like them, because they would never have believed a hint.',
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
      'You and {partner} both think big and laugh loudly, and it goes well from the start (your Sun in Sagittarius, theirs in Leo).',
      "They want to be at the center, and you want to be under way, and there's room for both.",
      'You tell them the truth in a cheerful voice, and they take it, from you.',
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
      '{partner} goes by the facts, and you go by the idea (your Sun in Sagittarius, theirs in Virgo).',
      'You get the date wrong and the point right, and they have it the other way around.',
      'It can annoy, and it can be exactly what each one of you lacks.',
      'They like so much confidence, with reservations, and you like that they have thought of the umbrella.',
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
      '{partner} weighs a thing, and you say it (your Sun in Sagittarius, theirs in Libra).',
      "You're frank with them, in company, and they make it sound better than it was.",
      'It is light and friendly, and you both like a good evening.',
      "What they may be slow to say is where they would rather not go, since you're already holding the tickets.",
    ],
    says: [
      "With {partner} you're better dressed and more in demand, and you can't say how it happened.",
      'Their Libra Sun introduces people, while yours in Sagittarius says what the introductions leave out.',
      'They laugh and then look to see who heard.',
      "You like their fairness so much that you argue both sides with them for fun, and it can escape you that they've been asking you for a compliment since eight.",
    ],
  },
  Scorpio: {
    plain: [
      '{partner} goes down into a thing, and you go out across it (your Sun in Sagittarius, theirs in Scorpio).',
      "You say everything that comes to mind, so there's nothing for them to find out, and it's a kind of vacation.",
      'They say little, and you would love to know.',
      'What you take for gloom in them is concentration, and what they take for shallowness in you is trust.',
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
      "You and {partner} are talking about a trip before you know each other's last names (your Sun in Sagittarius, theirs in Sagittarius too).",
      'Each of you is honest and each of you exaggerates, and nobody is hurt by either.',
      "It's easy to be the best version of yourself with somebody who believes in it.",
      'What neither of you asks is what happens when you both stay at home.',
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
      "You trust that it'll work out, and {partner} sees to it (your Sun in Sagittarius, theirs in Capricorn).",
      'They ask what you live on, and you ask what they live for, and both are good questions.',
      'You get them to laugh at something serious.',
      "They're the first person in a while whose no made you think, and it's a better compliment than most.",
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
      'You and {partner} both like freedom and large ideas, and you recognize it in each other within the hour (your Sun in Sagittarius, theirs in Aquarius).',
      "You're the warmer one and they're the stranger one.",
      'Neither of you asks where the other one was.',
      'Friendship comes at once, and anything else gets settled on the way, without much talk.',
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
      'You believe in things out loud, and {partner} believes in them in secret (your Sun in Sagittarius, theirs in Pisces).',
      'You carry them along, and they see more in the landscape than you did.',
      "Now and then you say something blunt and don't see it land.",
      'It holds because both of you can hope, and that they forgive so easily that you learn to look.',
    ],
    says: [
      "{partner} believes in you before you've finished, and it makes you want to deserve it.",
      "Your Sun is in Sagittarius and theirs is in Pisces, so you've both got more faith than evidence, yours in the open and theirs hidden.",
      'They follow you into things.',
      "You suppose that they're enjoying it as you do, while they're going along for the sake of your face, and a bit out of breath.",
    ],
  },
}
