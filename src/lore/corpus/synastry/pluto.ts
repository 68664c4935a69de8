import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Pluto, and what it meets in your partner. */
export const plutoSynastry: Partial<Record<AspectPoint, Record<AspectQuality, Wording[]>>> = {
  sun: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'With you at the table {partner} sits up as if a lamp had been moved closer{ref}.',
          'You listen past the anecdote, to whoever is telling it.',
          'Say what you admire down there, soon and aloud, since a silent gaze of that strength is easily taken for a verdict.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Some turn in {partner}'s life began at your table{ref}.",
          'You asked the one thing everybody walks around, and waited.',
          'Let the answer stay a poor one for a while, and leave the tools for improving it in the trunk.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'When {partner} has failed in public, you are the one whose number they find{ref}.',
          'You take no fright at ruins, you ask what is still standing.',
          'Sit in them together with a sandwich, and speak of rebuilding only once it is eaten.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Behind {partner}'s fine proposal you smell the true one{ref}.",
          'A single dry question of yours and they cross out two pages, relieved.',
          'Go on with that, on request, and be as thorough in finding the line that carries everything.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'No one raises a voice, and yet the air between you and {partner} is that of two dogs on a narrow bridge{ref}.',
          'You want to move them, they want to be asked.',
          'Step aside first, in something small, and tell them that you did it gladly.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "'Are you sure?' is your smallest screwdriver{ref}, and {partner} feels it turn.",
          'By the third time they hold on to the decision only because you doubt it.',
          'Ask it once, set your worry beside it, and go out for milk.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'memory',
        sentences: [
          "Old hurts of {partner}'s come up the stairs when you are there{ref}, because you do not look away.",
          'It can do good, in small cups.',
          'End such evenings at an hour agreed beforehand, with something salty and a program about penguins.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'You know what {partner} feels before the spoon is down{ref}, and you name it.',
          'Being read so quickly is warm for a while, then drafty.',
          "Put your knowledge in your apron pocket, inquire about the day, and be content with 'fine'.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          'Silence beside you has a floor{ref}.',
          '{partner} can say the thing that has never been said, or not say it, and lie back either way.',
          'Keep what you are given in the dark, like bulbs, and bring it up again only when they do.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Bad dreams, farewells, a flooded basement{ref}: in such nights {partner} wants your weight at the end of the bed.',
          'You do not chatter, and you do not leave.',
          'On the good days show up as well, with cherries, for nothing.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "'You're hiding something' may be quite right, and it drives {partner} deeper into the blanket{ref}.",
          'What lives in there comes out for milk and not for a searchlight.',
          'Talk about your own fear first, the smaller one, and turn the lamp to the wall.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Who had the window open, who moved the chair{ref}: for you such trifles hold the whole balance of power, and {partner} was only cold.',
          'Hand over the thermostat for seven days.',
          'Note down, for yourself, what you missed.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'friendship',
        sentences: [
          'Small talk lasts you four minutes{ref}, then the two of you are among the pipes under the street.',
          '{partner} says things there they did not know they thought.',
          'Surface before midnight, and tell each other the score of any game at all.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Every sentence {partner} sends, you hold up to the light for the one beneath{ref}.',
          'Often it is there, and sometimes it is only about the printer.',
          'Answer the printer first, by return, and carry the rest to your next walk.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          '{partner} collects the facts and you ask who profits{ref}.',
          'Between the two questions no brochure survives.',
          'Take on a real riddle together this month, the utility bill, the family legend or the silent neighbor, and go as far down as is polite.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Letters written to you go deeper than {partner} intended{ref}.',
          'You answer late, on one page, with nothing that could be left out.',
          'Keep that up on paper, and use the telephone for jokes.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'A harmless joke, and you ask what was meant by it{ref}.',
          '{partner} looks into the sentence and by now sees something there as well.',
          'Laugh first, on credit, and if it still itches the next day, ask about it over the dishes and in a voice for dishes.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You keep a thing back until you know what {partner} will do with it{ref}, and they feel the drawer being shut.',
          'Half of every conversation is then about the drawer.',
          'Tell one item without a condition, before dinner, among other people, and watch how little happens.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Being liked by you is no light matter{ref}: {partner} is chosen, from the sole of the foot, for good reasons, at one in the morning.',
          'They enjoy it and get a bit warm.',
          'Like them lightly for a day, as one likes a cake.',
        ],
      },
      {
        view: 'money',
        sentences: [
          "You can't be brought to admire a thing halfway{ref}.",
          'If {partner} loves the cracked bowl, you will know its kiln, its owners and what they sold it for.',
          'Eat from it now, before its whole past has been laid on the tablecloth.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          "Truffle, smoke, the black licorice from the harbor{ref}: you lead {partner}'s taste below the sweet layer.",
          'They find that they like it there.',
          'Cook the dark dish for them once a season, and leave the light dessert to them.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The photograph that {partner} thinks ugly is the one you keep in your wallet{ref}.',
          'What moves you is the look that was not arranged.',
          'Tell them so in a quiet hour, and describe exactly what you see.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'Who texted last, who smiled at whom{ref}: your fondness keeps files, and {partner} can hear the drawers.',
          'It is fear with a good memory.',
          "Say 'I was afraid' in place of the evidence, and let them come closer of their own accord.",
        ],
      },
      {
        view: 'money',
        sentences: [
          'A gift from you has roots, and {partner} feels them under the wrapping{ref}.',
          'Something seems to be owed, and pleasure goes pale.',
          'Give a thing this week that will be used up by evening, strawberries or matches, and never mention it.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Push against you and one meets rock{ref}, which {partner} finds irresistible.',
          'Strength on strength, both of you sleep like stones afterward.',
          'Carry something together that truly weighs, a piano for a neighbor, and let go of it at the same word.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{partner} wants a thing, and you know what for{ref}.',
          'From then on it is a mission, with maps under the lamp.',
          'Before dawn, ask who else it touches, and leave one exit on the map that neither has guarded.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Lost causes get won by this pair{ref}, slowly.',
          '{partner} storms the counter, you have read the bylaws back to their first version.',
          'Look for a matter that serves the whole street, and take turns at the counter and in the archive.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "You are not afraid of {partner}'s anger, and so it may come out in full and go{ref}.",
          'The cups in the cabinet ring, then it is still.',
          'Ask what lay at the bottom of it, while you fry the eggs.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Pulled at, you turn to iron{ref}.',
          '{partner} pulls with both arms, and an afternoon passes at the two ends of a garden hose.',
          'Put down your end and say what you were afraid of losing, for it was never the hose.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You wait three days, then strike where it counts{ref}.',
          '{partner}, who flares up and forgets, stands there without a clue as to the crime.',
          'Shorten the three days to an hour, and name the matter while it is still no bigger than a matchbox.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          "Something passes between your look and {partner}'s skin before a word is said{ref}.",
          'Others at the party talk a shade lower in your corner.',
          'Break it up with a silly question, about cheese, so that they can look back at you without blinking.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Haircuts, postures, whole wardrobes have changed in your vicinity{ref}.',
          '{partner} sheds what was only a shell.',
          'Let them pick the new coat without you, and do not ask what became of the old one.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'You do not believe the brave face, and you are polite to it{ref}.',
          'Near you {partner} may put it on the chair with the scarf.',
          'Fetch them from the next hard appointment without a question, drive the long way, and have peppermints in the glove box.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A swim before dawn, a hike through the fog, the sauna to the last minute{ref}: you take {partner} to places from which the body returns new.',
          'Arrange one, and let them say when it is enough.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          'Across the room you check whether {partner} is truly all right{ref}, and the check itself puts a crease in their forehead.',
          'Care like that has a grip.',
          'Turn your chair a quarter toward the window, talk about the chestnut tree, and let them come to you.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Wherever {partner} stands with other people, you know the distance in inches{ref}.',
          'They feel measured, and begin to move stiffly.',
          'Find yourself a conversation that deserves your full depth, with your back to theirs.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "You see who holds the strings in {partner}'s workplace after one visit{ref}.",
          'Your reading of it is useful and makes the next staff lunch harder to swallow.',
          'Give it as a sketch, when asked, and let them decide which string to touch.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "'Is that really what you want to have done?' you ask across the counter{ref}, and {partner}'s career sleeps badly for a week.",
          'Stay with the question as a companion would.',
          'Bring bread and listen, and keep your own candidate for the answer to yourself.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'money',
        sentences: [
          "Behind {partner}'s modest fee you see what the work is worth to those who buy it{ref}.",
          'You say the number without a flicker.',
          'Teach them that face, in front of the hall mirror, until they can say it too and then stay quiet.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'For the long haul {partner} has you{ref}.',
          'You remember what the work was for, back when it had no title and no heating, and you say it at the right hour.',
          'Put it in a letter this winter, to be opened before a big day.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'One person climbs, the other asks at what price{ref}.',
          "{partner} would like a toast tonight, and you have been looking into the firm's foundations.",
          'Toast first, heartily, and agree on an evening next week for the foundations, with them in charge of the flashlight.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Advice from you about {partner}'s public face comes with a thumb on the scale{ref}.",
          'You want to protect them, and you want to be the one who does.',
          'Put your view on one card, give it to them, and let them lose the card if they please.',
        ],
      },
    ],
  },
}
