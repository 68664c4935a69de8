import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const fullMoonMonthsAgain: Record<House, MonthPlot> = {
  1: {
    opens: [
      "A photo of you is going around, and you weren't asked.",
      'It may be an old one, or only the group shot from last weekend.',
      'You keep looking at it, at the chin to begin with, and then at what other people must be seeing.',
    ],
    turns: [
      'Now you see the photo as a stranger would.',
      'That person looks at ease, or clearly ready to leave, and it tells you plainly how these months have been for you.',
    ],
    settles: [
      "You've had the photo taken down, or you've made it your own, and both are ways of agreeing with it.",
      "Some friends have told you what they see in your face when you think nobody's looking.",
      "What you'll do with the answer can wait for a better light.",
    ],
  },
  2: {
    opens: [
      "There's a closet in the month, and it's full.",
      'It holds what you bought on good days and bad days and what you were given by people who meant well.',
      'You open it looking for one thing and stand there for quite some time.',
    ],
    turns: [
      "Everything's out on the bed or the floor.",
      "You can see what you've spent to feel safe, and which four or five things you really use, and the difference surprises even you.",
    ],
    settles: [
      'The closet shuts again without a shoulder against it.',
      "You've sold or given away the rest, and one thing you'd forgotten has turned out to be the best you own.",
      "Shopping feels quite different for now, and nobody can say how long that'll last.",
    ],
  },
  3: {
    opens: [
      'An argument with a person you see almost every day has been going on in installments.',
      "It's about noise or about who said what, and each of you has a cousin who agrees.",
      'You tell it at some length to people who only asked how you were.',
    ],
    turns: [
      "The argument has its last round, and it's the loudest.",
      'In the middle of it one of you laughs, or gets a plain fact wrong, and you both see that it was never about the noise.',
    ],
    settles: [
      "You're on speaking terms, and the argument has become a thing that you two once had.",
      'Neither has given in, and it turns out that nobody needed to.',
      "You've noticed how many hours a week it used to take, and they haven't been given to another quarrel yet.",
    ],
  },
  4: {
    opens: [
      "A dinner is coming up, with family or with people who've become family.",
      "It's been moved twice, and there's a question of who cooks and a larger question of who's invited.",
      "You find out how much you care when you're told that you needn't bring anything.",
    ],
    turns: [
      'The dinner takes place, with one seat too many or too few.',
      'Late in the evening, over the dishes, a thing is said that everybody has known for years, and the plates go on being dried.',
    ],
    settles: [
      'It was a far better dinner than it sounded like from the hall.',
      "You've understood whose child you are in one respect, and which of the people at that table you'd choose again.",
      "Next year's is already being argued about, in a friendlier tone.",
    ],
  },
  5: {
    opens: [
      "You've got a crush, and it needn't be on a person.",
      'It could be a band or a breed of dog, or the one who hands you your coffee.',
      "You think about it at red lights, and your friends have started to smile before you've said the name.",
    ],
    turns: [
      'The crush comes out into the open.',
      "You've said it or made it or bought the front-row seat, and you find out within an hour whether it was the thing you loved or the wanting.",
    ],
    settles: [
      "The crush has either become part of real life, with a schedule, or it's been a lovely few weeks.",
      "You've danced in the kitchen over it, which you hadn't done for a long time.",
      "What it woke up in you stays, and it isn't particular about where it goes.",
    ],
  },
  6: {
    opens: [
      "You've got a habit that used to help, and it's been asking for more and more room.",
      "It may be the third espresso, or doing other people's work because it's quicker.",
      'This month your body or your calendar shows you what it adds up to.',
    ],
    turns: [
      "The habit breaks, mostly because you're too busy or too fed up to keep it going.",
      'The first two days are miserable, and on the third you notice that the same work gets done in less time.',
    ],
    settles: [
      "You've got an hour a day back, and it's no longer clear what the habit was holding up.",
      "Twice since then it's come by to ask how you're doing.",
      "You may let it in on holidays, and the rest of the week it'll have to wait outside.",
    ],
  },
  7: {
    opens: [
      'A compromise between you and one other person has been in force for so long that neither remembers who proposed it.',
      'It was fair on the day it was made.',
      "Since then one of you has changed, and this month that's the one who gets a headache whenever it applies.",
    ],
    turns: [
      'The compromise comes up for discussion, at the worst possible moment.',
      "You hear what the other one gave up for it, which you'd taken for a preference, and they hear the same from you.",
    ],
    settles: [
      "You've ended the compromise, and what the two of you do now is odder and suits you better.",
      'One of you gets the mornings and the other the evenings, and nobody has to be half content all day.',
      "There'll be another one to make some day, and you both know how to end it.",
    ],
  },
  8: {
    opens: [
      'A confession has been getting ready, on one side or on both.',
      "It's about money, or the way a thing really happened, and it was small when it was first put off.",
      'You notice that the two of you are being very nice to each other.',
    ],
    turns: [
      'The confession is made in the wrong place, with too many words.',
      "The one who hears it knew already, or says nothing for a while, and you both breathe as you haven't for months.",
    ],
    settles: [
      'Nothing has fallen down.',
      "You trust each other with less decoration than before, and there's an amount still to be paid, or a question still to be asked, and it can be done sitting down.",
      'The confession turned out to be the shortest of the conversations that it led to.',
    ],
  },
  9: {
    opens: [
      "You've come back from a trip, or from a year of thinking differently, and you've got a story.",
      'You tell it well, and each time a bit more of it gets left out.',
      'This month people ask you for the very parts that you skip.',
    ],
    turns: [
      "The whole story gets told, to a person who's been there or would like to go.",
      "You hear yourself say what you learned, and it's not what you'd been telling everyone at home.",
    ],
    settles: [
      "The story has changed hands, and you've changed with it.",
      'You no longer need everyone to agree that it was worth going.',
      "There's a second trip in the air, in the other direction, or a book that says the opposite, and you haven't said no.",
    ],
  },
  10: {
    opens: [
      'The finish line of a long effort comes in sight, and people have gathered near it.',
      "It may be a degree or a building, or a child who's learned to swim.",
      "You've pictured the moment so often that you've got a speech for it.",
    ],
    turns: [
      "You cross the finish line, and it's noisier and shorter than you'd pictured.",
      "They thank you for things you hardly noticed doing, and for a day or two you don't know what to do with your hands.",
    ],
    settles: [
      "It's done, and it has your name on it.",
      'What you miss is less the work than the people you saw because of it, and two of them have become friends.',
      "There's no new finish line yet, which feels wrong in the mornings and quite right by evening.",
    ],
  },
  11: {
    opens: [
      "A party is being planned, and you're in the middle of the planning.",
      "It's for a friend or for the whole building, and the question of who's paying for the music has already divided it.",
      "You'd thought of it as a nice evening, and now it's a small government.",
    ],
    turns: [
      'The party happens, and half of the plan with it.',
      "Around ten, when the right people have ended up in the kitchen, you look around and know exactly which of them you'd call if you needed help.",
    ],
    settles: [
      'The pictures have been passed around, and the party is remembered as easier than it was.',
      'Two friendships came out of it stronger, and one that had lived on habit was let go without a word.',
      "Who gives the next one is anyone's guess, and you've said, very kindly, that it won't be you.",
    ],
  },
  12: {
    opens: [
      'You keep having the same dream, by night or in the middle of the day.',
      "There's a house in it or a train you don't catch, and you've told nobody because it sounds so ordinary.",
      'Your days are quiet this month, and it uses the quiet.',
    ],
    turns: [
      "The dream comes once more and ends differently, or you tell it and hear what it's about.",
      "It's about a loss you never had the time to be sad over, and now there's time.",
    ],
    settles: [
      "It's been quite a while since you've had the dream.",
      "You've been sleeping through, and someone close to you finds you easier to reach.",
      'There may be another dream behind it, a lighter one, with the same house in it and more windows open.',
    ],
  },
}
