import type { YearSeasons } from '../../../year-ahead.ts'

/** What a transit of Pluto is like to live through. */
export const plutoSeasons: YearSeasons = {
  sun: {
    presses: [
      "You come up against power, your own or somebody else's, and you can't stay neutral about it. What you've outgrown gets hard to keep up, and under most of the conflicts is the question of what you won't give away.",
      'An old way of being important stops working. The change can feel like losing ground, and what grows back in its place is usually simpler and stronger.',
    ],
    eases: [
      'You have more force than usual and can use it without a fight. What you decide to change about yourself stays changed.',
      'You get to the bottom of something and come back surer of yourself. People with influence are inclined to back you.',
    ],
  },
  moon: {
    presses: [
      'Feelings run deeper than the occasion, because older ones come up with them. Family or a possessive streak may be part of it, and naming the old hurt takes some of the force out of the new one.',
      'You want to know where you stand with the people close to you, and half an answer upsets you more than a bad one. Wanting that much certainty can crowd them, which is worth noticing before they do.',
    ],
    eases: [
      'You can look at old feelings without being carried off by them. A conversation at home may go deeper than usual and leave everyone lighter.',
      "You feel things fully and recover quickly. What you let go of at home is no great loss, and there's more room afterward.",
    ],
  },
  mercury: {
    presses: [
      "Your mind gets hold of something and won't let go. You make a good investigator and a tiring debater for as long as that lasts.",
      'Words have weight, and somebody may use them to win. You may hear or say what had always been left out, and small talk is difficult after that.',
    ],
    eases: [
      "You think things through to the end, and you're persuasive when you speak. Research, hard questions, and a truth told with tact all go well.",
      'You notice what is really being discussed. A clear sentence from you may settle a matter that has gone around in circles.',
    ],
  },
  venus: {
    presses: [
      'Love and money turn serious, and so does the question of who has the power in them. An attraction may be hard to resist, or an old bond may have to answer for what the two of you never talked about.',
      'You want all of someone or nothing. Jealousy, yours or theirs, points to something that was never agreed on, and an honest talk is worth more than proof.',
    ],
    eases: [
      'What you feel for people goes deeper, and you can show it. A bond that has been merely friendly may become close.',
      "You know what you value and stop paying for the rest. Shared money can be sorted out to everyone's advantage.",
    ],
  },
  mars: {
    presses: [
      "You have great energy and a will to match, and so does whatever stands in your way. You may well win, and it's worth asking beforehand what that would cost you.",
      "Anger that you've kept down looks for an outlet. With a hard task in front of it, it's a great help, and in a quarrel it goes further than you meant it to.",
    ],
    eases: [
      'Your will is strong and calm. You can get through an amount of work, or of resistance, that would have stopped you before.',
      'You go after what you want with patience and without drama. A matter that others have been deciding for you can be taken back.',
    ],
  },
  jupiter: {
    presses: [
      'You want more, and you want it badly enough to overreach. A conviction can turn into a campaign, and a good cause is better served when others may keep their opinions.',
      "A large chance comes with strings. Money or influence is at stake, and it's worth reading what you would owe.",
    ],
    eases: [
      'Your ambitions get a push from people who can help. You can aim higher than usual, as long as you mean it.',
      'You find more in an opportunity than others would. What you believe, you believe thoroughly, and that convinces people.',
    ],
  },
  saturn: {
    presses: [
      'Something you built long ago is under pressure, and it has to be rebuilt or let go. The work is slow and hard, and it shows you which of your defenses you no longer need.',
      "You're up against a rule or a person that won't bend, and you aren't bending either. What holds after this has been tested harder than most things in life are.",
    ],
    eases: [
      "What has to be rebuilt can be rebuilt from the ground up, and you have the patience for it. People leave the decisions to you, since they've seen you keep at things.",
      "You drop some obligations that have been dead weight, without much regret. What's left has more strength in it.",
    ],
  },
  asc: {
    presses: [
      "You come across as more intense than you mean to, and people either confide in you or compete with you. You can't go on pleasing everyone, and those who liked that best have to get used to it.",
      "A single encounter may change how you see yourself. You're less willing to be managed, and the people who used to manage you can tell.",
    ],
    eases: [
      'You have presence, and you can use it kindly. Somebody influential may take an interest in you.',
      'You change your manner in some basic respect, and it suits you. People trust the stronger version.',
    ],
  },
  mc: {
    presses: [
      "Your work or position goes through a change that you don't fully control. Power struggles are likely, and the way through them is to know which of your ambitions is really yours.",
      "A role comes to its end, or you outgrow it, and the time in between can be uncomfortable. You're being freed for something with more of you in it.",
    ],
    eases: [
      "You gain influence at work by doing what you're good at. A change of direction that you make now has staying power.",
      "People who decide things see what you're capable of. You can bring about a change that had no chance before.",
    ],
  },
}
