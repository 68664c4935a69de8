import type { WeekThought } from '#lore/authored.ts'

type AngleThoughts = Record<'eases' | 'presses', WeekThought[]>

export const ascendantWeeks: AngleThoughts = {
  eases: [
    {
      asks: 'How would you like to be met this week?',
      turns:
        "You may walk in somewhere and have it go well from the first minute. People respond to your manner before you've said anything, and you find that you have time to look around.",
      answers:
        "You'd like people to be glad of you, and not of what you bring. Next time, arrive with nothing in your hands, and let them come to you.",
    },
    {
      asks: "What do strangers see in you that you've stopped seeing?",
      turns:
        "Somebody new may give you a quick, friendly description of yourself. It's flattering in a place where you'd have expected nothing, and two others nod.",
      answers:
        "Strangers see someone good to be near. You can use that in the place where you've been hiding behind your competence.",
    },
    {
      asks: 'Which first step have you been making too complicated?',
      turns:
        "A chance may open because you happen to be standing there, looking like yourself. It takes one sentence, and it's the sentence you always thought was too simple.",
      answers:
        "The first step is only the hello. Say it to the person you've been circling, and leave the speech at home.",
    },
    {
      asks: 'What looks good on you that you keep for special occasions?',
      turns:
        "You're in good shape and in good voice, and people say so. It isn't the clothes, though they help, but you notice you dressed as if the day were worth it.",
      answers:
        'Ease looks good on you, and it can be worn on any weekday. Get dressed for the life you have, and let the occasions catch up.',
    },
  ],
  presses: [
    {
      asks: 'Why are people treating you as tougher than you are?',
      turns:
        "You're likely to come on stronger than you mean to. It's visible in how the other one steps back, and for a moment you see yourself as they do, all elbows and deadlines.",
      answers:
        "You show people how you manage and never how you feel. Lower your voice by a little and ask one question, and they'll come nearer.",
    },
    {
      asks: "Who set the pace that you're trying to keep up with?",
      turns:
        'You and someone close may want to go at different speeds through the same narrow place. One of you is early, the other is offended, and the plan itself is fine.',
      answers:
        "The pace was set by the impatient one, who may be you. Say your own speed out loud at the start, and the quarrel about manners won't be needed.",
    },
    {
      asks: 'How do you want to be spoken to, and have you said so?',
      turns:
        "Somebody may take a tone with you that you don't care for. You feel your face close, and afterward you think of three good answers, all of which were about the past.",
      answers:
        'You want it said plainly, and to your face. Say it the next time it happens, in a friendly voice, in one line.',
    },
    {
      asks: 'What are you trying not to show?',
      turns:
        "What you've been hiding may show. You're tired, or hurt, or a good deal more interested than you let on, and the person across from you has been reading it for a while.",
      answers:
        "You're trying not to show that you'd like them to think well of you, which everyone can see. You can stop spending strength on hiding it, and they'll like you better for it.",
    },
  ],
}

export const midheavenWeeks: AngleThoughts = {
  eases: [
    {
      asks: 'What would you like to be asked to do?',
      turns:
        "Somebody may ask you, or mention your name to the person who will. It's a step toward the work you'd choose, and it came because you did a small thing well.",
      answers:
        "You'd like to be asked for the thing you'd half do for nothing. Say yes to it, and ask about the money in the same breath.",
    },
    {
      asks: 'Who has been paying attention to your work?',
      turns:
        "A result of yours may get around. You hear of it at second hand, which is how you know that it's true, and it makes the next request easier.",
      answers:
        'More people have noticed your work than you thought, and one of them matters. Write to that one while your name is fresh.',
    },
    {
      asks: 'What could you finish this week that people would see?',
      turns:
        "The last piece can fall into place, with an audience. You'd have tinkered for another month, and the reaction tells you it was ready.",
      answers:
        'You could finish the piece of work that you stopped at nine-tenths, when people would have begun to judge it. Put your name on it and let it go out with its two small faults.',
    },
    {
      asks: 'Which direction would you take if nobody were watching?',
      turns:
        "You may be offered help along a road you'd begun to doubt. It's a practical kindness from a person further along, and it shows you which of your plans still has life in it.",
      answers:
        "You'd go toward the work you can talk about without notes. Give it a morning a week, and let the ladder wait.",
    },
  ],
  presses: [
    {
      asks: 'What do you want from your work besides being thought well of?',
      turns:
        "There may be a demand from above and one from home for the same hour, and you see which of them you'd been serving out of fear.",
      answers:
        'You want some say over your own time. Ask for specific hours this time, and leave the praise out of it.',
    },
    {
      asks: 'Who could you disappoint without losing anything that matters?',
      turns:
        "You can't please everyone who's watching. One of them may get a no from you, or a later date, and take it better than you'd expected.",
      answers:
        'You could disappoint the one who takes your effort for granted, since there was never much to lose there. Name that person a later date than they asked for, and give the hours to your own work.',
    },
    {
      asks: "What's the job you do that isn't in any description?",
      turns:
        "The unlisted job may get noticed this week, because for once you don't get around to it. Two people who usually talk through you have to talk to each other, and it goes badly enough to be noticed.",
      answers:
        "The job in no description is keeping the peace. Ask to have it counted as part of your work, or tell people that you're going to stop.",
    },
    {
      asks: 'Whose definition of success are you working toward?',
      turns:
        'You may reach a point where the next step up looks like more of the same. Somebody congratulates you, and you hear how flat your thanks sounded.',
      answers:
        "You're working toward a definition that you took over from someone you wanted to impress. Keep the skills, and aim them at the thing you'd tell a child about.",
    },
  ],
}
