import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "The admiration tends to arrive after you've left.",
      "You mean to do something splendid with your days and to be generous with it once it's done (your Sun in Leo).",
      'Your Moon in Aries would like it done by tonight, and when the response is slow it goes off to do something else splendid, slightly offended.',
      'The applause, when it comes, finds an empty hall.',
    ],
    turn: "You work to be loved, and you're on your way out before anyone has found the words.",
    task: [
      'After the next thing you do well, stay in the neighborhood for a full day, and ask one person what they made of it.',
      'Let them think before they speak.',
      "Most people are slower than you are, and the ones who admire you would be grateful for a chance to say so while you're still in the hall.",
    ],
  },
  Taurus: {
    opening: [
      "You've got a great part in mind, and you're so comfortable.",
      "You've never doubted for long that you were meant to stand out and be warm and large about it (your Sun in Leo).",
      'Standing out takes going out, and your Moon in Taurus has its feet up and thinks it could be talked about again after dessert.',
      "Your acceptance speech is a very moving one, and it's given from under a blanket.",
    ],
    turn: 'Your ambition has agreed to everything, on the condition that it can be done from home.',
    task: [
      'Choose a stage this month that you can walk to, and go on it once, for as long as a song or a short speech takes.',
      'Arrange for dessert.',
      "It needn't be a big stage, and somebody who lives within walking distance of you has no idea that there was a speech.",
    ],
  },
  Gemini: {
    opening: [
      "It's hard to be taken seriously when you keep being so funny.",
      "You carry yourself like someone with a thing to say, and you'd like it to be remembered (your Sun in Leo).",
      "But a silence is more than your Moon in Gemini can stand, and a solemn one tickles it, so that just when they've all turned toward you it says the quick thing.",
      'They laugh, they love you for it, and the subject has been changed.',
    ],
    turn: "You build yourself a throne with real skill, and then something in you can't resist the whoopee cushion.",
    task: [
      'Say one thing this month that you mean entirely, and leave the silence after it alone until someone else has broken it.',
      'Count the ceiling lights.',
      "Among all the people you've made laugh, there are a few who always suspected you meant something and would like to hear what.",
    ],
  },
  Cancer: {
    opening: [
      "You'd trade any ovation for one face in the third row.",
      "It's clear to everyone that you like to do things on a large scale and don't mind being thanked (your Sun in Leo).",
      "Yet none of it counts with your Moon in Cancer until it's been seen by the person it was for, who taught you the song or simply knew you when.",
      "With a whole hall on its feet, you're going along the third row, looking for the sweater.",
    ],
    turn: "A whole room gets the performance, and it's being given for one person in particular.",
    task: [
      "Tell the face in the third row, by message or in person, that it's them you do it for, and what you owe them.",
      "If it's one you can no longer tell, tell someone who knew them.",
      'Anyone who has sat out there in a sweater, clapping with the rest, would be amazed to learn that they were the occasion.',
    ],
  },
  Leo: {
    opening: [
      "You'd rather not come than come as a guest.",
      "Give you something to carry off and you're magnificent, because you were made to head the table and pour for everyone (your Sun in Leo).",
      "At home it's no smaller, since your Moon in Leo wants to be the favorite there as well, and a plain nod across the breakfast things can feel like being written out of the play.",
      'Some good parties may have gone on without you, for lack of a role.',
    ],
    turn: "In public and at home you're after the same place at the table, so you've hardly ever seen it from the end.",
    task: [
      'Go to one thing this month without a speech or a dish, and spend it making somebody else the favorite.',
      'Leave when the others do.',
      'From the middle of the table somebody will get their first good view, with the best audience in town at the far end.',
    ],
  },
  Virgo: {
    opening: [
      "By noon you're a star, and by midnight you're the understudy.",
      "You've got a large idea of what you could be, and in good light, with people around, you simply are it (your Sun in Leo).",
      "It doesn't keep, because your Moon in Virgo takes over at closing time, goes through the day for flaws, and hands you the list.",
      'The person who told the story so well at lunch is sitting on the edge of the bed, correcting the middle.',
    ],
    turn: 'Your pride is built up all day by other people, but every night you take it apart yourself to clean it.',
    task: [
      'When somebody says a good thing to you this month, ask to have it in writing and keep it beside the bed.',
      'Read that before you read the list.',
      "When praise stays put overnight, your friends don't have to raise the curtain again every morning.",
    ],
  },
  Libra: {
    opening: [
      "You'd be glad to take the lead, as soon as it's unanimous.",
      "It suits you to be out in front, and you've never seen why a gift should be hidden (your Sun in Leo).",
      "Your Moon in Libra sees why, because it can't enjoy an honor that puts a crease in anyone's forehead.",
      'An afternoon can see you give away the better role three times, each time to a person who then looks to you for how to play it.',
    ],
    turn: 'You want the crown, and you want it to be passed around first so that everyone has had a turn.',
    task: [
      "Say yes to the next thing you're offered before you've looked at anyone's face.",
      'Make it up to them later by asking one of them to do it with you.',
      "The others will mostly be relieved, since somebody had to take the part and they know who's good at it.",
    ],
  },
  Scorpio: {
    opening: [
      'The whole world may see you, and nobody may see in.',
      "It's your aim to be a force for warmth that people can find from a distance, and you've never been ashamed of liking attention (your Sun in Leo).",
      'But attention is for the front of the house, and behind it your Moon in Scorpio has everything that ever really mattered under guard.',
      'You could tell a hundred people your story and know, all through the laughter, which year you left out.',
    ],
    turn: "You're lit up from end to end for anyone who's passing, but there's one window that has never had a light in it.",
    task: [
      'Choose one person this month, choose the year, and tell them what happened in it, with the lights down.',
      "It's fine to be bad at the telling.",
      "Everybody gets the show, and to be told about that year is the only proof you could give someone that they've been let into the house.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're always just about to be marvelous.",
      "Nobody could say that you think small, since you'd like to have a large effect and to enjoy it in good company (your Sun in Leo).",
      'Your Moon in Sagittarius agrees from the bottom of its soul and sees the whole thing gleaming up ahead, at the next place, with the next people.',
      "That's why there's something a little temporary about your actual kitchen, where a person of your size is waiting to leave for the good part.",
    ],
    turn: "The glory's on its way and so are you, and meanwhile today is somewhere you're only passing through.",
    task: [
      "Take some very ordinary evening this month and give it what you'd been saving, including the good shirt.",
      'Do it for the people who would have been there in any case.',
      "The people around your table have heard about the future for years, and they'd love to see some of it on a wet Tuesday.",
    ],
  },
  Capricorn: {
    opening: [
      "You keep settling for respect, and you'd love to be adored.",
      "It isn't vanity, only that you've got something warm and a bit royal to give, and it wants receiving with some noise (your Sun in Leo).",
      "Noise makes your Moon in Capricorn suspicious, since it trusts what's been earned and thinks that affection might be taken back on inspection.",
      "So you get thanked in writing, and when somebody comes at you with open arms, you're likely to shake hands.",
    ],
    turn: "What you long for is open arms, and what you've taught people to bring you is respect.",
    task: [
      "When someone's about to be affectionate this month, let it last three seconds longer than you'd like and say nothing useful.",
      "You'll live.",
      'People put it in writing because that seemed to be what you wanted, and a few of them would drop the pen on the spot to come at you again.',
    ],
  },
  Aquarius: {
    opening: [
      'You like love best in large numbers.',
      "A crowd does you good, and you do it good as well, because you've got a gift for making it feel like the right place to be (your Sun in Leo).",
      'When the crowd comes down to one person, with a hopeful look and a hand on your knee, your Moon in Aquarius begins to think about ventilation.',
      "At a wedding you're the life of it, and you dance with everybody's grandmother.",
    ],
    turn: 'You can take in warmth from a whole room at a time, but from a single person you need it in teaspoons.',
    task: [
      "Give somebody one slow dance this month, or whatever in your life amounts to it, and don't perform it for anyone.",
      'You can look over their shoulder.',
      "The grandmothers were charmed, and somewhere along the wall there's a person who'd have given all of the fast ones to be danced with last.",
    ],
  },
  Pisces: {
    opening: [
      "You want to be somebody, but for an hour each day you've got to be nobody.",
      "In daylight you're proud of your name, which you sign large, and you'd like it to be spoken well of (your Sun in Leo).",
      'Then the name begins to itch, and your Moon in Pisces has to slip out of it into a crowd in some other part of town.',
      'You may have walked past your own party, on the far sidewalk, to hear how it sounds without you.',
    ],
    turn: 'You spend the day making a name for yourself and the evening getting out from under it.',
    task: [
      'Put the nameless hour before the next big occasion this time, and take it on purpose, with your phone at home.',
      'Come in by the front.',
      'The people at your party would much rather have you late than have you leave.',
    ],
  },
}
