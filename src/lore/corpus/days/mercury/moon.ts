import type { DayThoughts } from '#lore/authored.ts'

export const mercuryToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'People can tell how you are without having to ask twice.',
        'With your Moon in the first house, your mood is in your face already, and for once what you say agrees with it.',
        'An honest answer to a routine question costs you ten seconds and saves somebody an hour of guessing.',
      ],
      task: "Answer the next routine question about how you're doing with one true detail, then ask them back.",
    },
    2: {
      says: [
        "A number you've been avoiding turns out to be a size you can live with.",
        "The Moon in this house rests when it knows what's there, and Mercury is better at sums than worry is.",
        "Looking takes four minutes, and the people near you notice that you've stopped sighing at ads for things you weren't going to buy.",
      ],
      task: "Open the account you've been avoiding and write down the balance before you close it.",
    },
    3: {
      says: [
        'A few words from you do someone more good than you would guess.',
        'The Moon here looks after people by staying in touch, and Mercury finds the small, true detail that keeps it from sounding like duty.',
        'The cousin or old neighbor who gets it will read it twice and mention it at the next family event.',
      ],
      task: 'Send someone a photo of a thing that made you think of them, with one sentence of explanation.',
    },
    4: {
      says: [
        'Talk at home goes easily, even about things nobody has mentioned for years.',
        "The Moon keeps the family's moods in your chart, and Mercury lets you ask about them out of what looks like ordinary curiosity.",
        "A story you've always heard from one side turns out to have had other people in it.",
      ],
      task: "Ask a relative, or someone who knew you early, to tell you a family story you've heard only once.",
    },
    5: {
      says: [
        "You're funnier than usual, mainly because you aren't trying to win anyone over.",
        'Play is where your Moon goes to feel safe, and Mercury gives it material from things that embarrassed you last week.',
        "If someone laughs harder than politeness requires, you'll both spend the next hour saying what comes into your heads.",
      ],
      task: 'Tell someone you like the embarrassing thing that happened to you, and leave the ending unflattering.',
    },
    6: {
      says: [
        "Your body is giving unusually clear reports, and they're worth taking down.",
        'The Moon in the sixth house reacts to every late lunch and skipped break, while Mercury can notice the order in which it happens.',
        'What felt like a bad mood turns out to be a schedule, which is a much easier thing to fix.',
      ],
      task: 'Write down when you ate and slept over the past two days, and mark the hours that felt worst.',
    },
    7: {
      says: [
        'One conversation with one person does the work of a week of guessing.',
        "Your Moon settles when the other side is settled, and you've learned to read faces for it, with mixed results.",
        'Mercury suggests the direct way, and people are touched to be asked what would help before anyone has drawn a conclusion.',
      ],
      task: 'Ask the person closest to you what would make this week easier for them, and take the answer literally.',
    },
    8: {
      says: [
        'Said out loud to someone you trust, the private worry shrinks by half.',
        'With your Moon in the eighth house, you lock your fears away, where they grow, and you could let one of them out.',
        'The other person may not look shocked, having had the same worry about the same kind of debt for years.',
      ],
      task: "Tell one trusted person the worry you've kept to yourself, in two sentences, and ask for nothing.",
    },
    9: {
      says: [
        'Learning something is the fastest way to feel better.',
        "Your Moon gets homesick for places it hasn't been, and Mercury can get you there on a library card and a fairly slow connection.",
        'An hour with a map, a grammar, or a long article about volcanoes leaves you kinder to everybody who comes after it.',
      ],
      task: "Spend an hour reading about a subject that's of no use to you at all.",
    },
    10: {
      says: [
        'A personal word in a public place comes across as competence.',
        'People know you by your moods more than you would like with the Moon up here, and Mercury picks the one feeling that belongs in the room.',
        'Saying you were relieved when the project landed makes the others admit that they were, too.',
      ],
      task: 'Thank someone for a piece of work by saying how it made your own day easier.',
    },
    11: {
      says: [
        "If one of your friends has gone quiet, you're likely to be the one who notices.",
        'Counting heads is what the Moon does in this house, and Mercury makes asking feel light enough that no one has to call it concern.',
        "You'll probably hear that nothing is wrong, and then, four messages further on, what is.",
      ],
      task: "Write to the friend who has gone quiet, mention something you saw together, and don't ask what's wrong.",
    },
    12: {
      says: [
        "What's been following you around all week may have a short name.",
        "Your Moon does its feeling in private here and often doesn't report back, so you learn weeks later that you were sad all spring.",
        'Mercury takes dictation, and a page is enough to make the thing smaller than the room.',
      ],
      task: "Write one page by hand about the mood you've had lately, for nobody's eyes.",
    },
  },
  presses: {
    1: {
      says: [
        'A comment on how you look can land harder than it was thrown.',
        "With your Moon in the first house, a remark gets to you before you've decided whether it was meant.",
        'Half of what sounds like criticism is a person looking around for a subject, and your hair was the nearest thing in view.',
      ],
      task: 'Take one remark about your appearance at face value, say thanks, and change the subject.',
    },
    2: {
      says: [
        'You can talk yourself into a purchase with remarkable eloquence.',
        "Because your Moon is in the second house, you buy something to feel better, and you've read all the reviews.",
        "By the time someone asks what it is for, there are four good reasons for it, and the real one, a tiring week, isn't on the list.",
      ],
      task: 'Leave the tempting item unbought for a day and note what you felt when you first wanted it.',
    },
    3: {
      says: [
        'The tone of a message bothers you more than anything it says.',
        'Every line arrives at your Moon with a voice, and with Mercury pressing, the voice is annoyed.',
        'The person who sent one word with a period after it was most likely standing in a line, holding groceries, with a thumb free.',
      ],
      task: 'Call the person whose message stung, and listen to how they really sound.',
    },
    4: {
      says: [
        'Small talk with family keeps sliding into the old subject.',
        'With your Moon in the fourth house, you remember every earlier round of it, which is how a question about train times turns sour.',
        "Underneath, each of you wants to know whether the others think about you when you aren't there.",
      ],
      task: "Answer the feeling in a relative's practical question first, with one kind sentence, and then give the time.",
    },
    5: {
      says: [
        "Fun gets discussed until there's very little of it left.",
        'With your Moon in the fifth house, you want to be delighted, and you can still spend a whole free day reading reviews of movies.',
        "The person you're with would have been happy with the first one, and they'd have liked you better undecided about the ending.",
      ],
      task: "Choose the first fun thing anyone suggests, and don't look up a single review of it.",
    },
    6: {
      says: [
        'The to-do list gets longer every time you try to calm down with it.',
        'Mercury keeps finding items, and the Moon in this house feels each one as something already late.',
        "People hear you listing chores in a voice that suggests an emergency, and they stop offering to help because they can't tell where to begin.",
      ],
      task: 'Cross out four items nobody would miss, and hand one of the rest to somebody who offered.',
    },
    7: {
      says: [
        "Asking someone three times whether they're upset is a good way to make it true.",
        'With the Moon here you take your weather from one other person, and Mercury demands a forecast.',
        "They may only be thinking about their taxes, and the more carefully you question their face, the less they know what it's doing.",
      ],
      task: 'Ask once whether something is wrong, believe the answer, and talk about another thing.',
    },
    8: {
      says: [
        'You hear yourself telling more than you had planned.',
        'Mercury presses on a Moon that usually guards what it feels and what it owes, and the pressure comes out in the middle of some other conversation.',
        "Nothing terrible follows, but the listener now holds something of yours, and you spend the next hour deciding whether they're careful people.",
      ],
      task: 'Stop after the first private sentence and see whether the other person earns the second.',
    },
    9: {
      says: [
        "An opinion you're defending may really be a mood.",
        'With your Moon in the ninth house, you hold a belief the way other people hold a grudge, and somebody may start quoting statistics.',
        "Anyone who disagrees with you about a documentary or a diet has no idea that they've walked into something you were taught to love at nine.",
      ],
      task: 'Tell someone where you first learned an opinion you hold, and leave out the evidence for it.',
    },
    10: {
      says: [
        "Someone may ask if everything's all right in the middle of something official.",
        'With your Moon in the tenth house, your feelings are easy to read in public, and what you write has a small edge to it.',
        "A short reply meant as efficient gets passed around as a sign that you're unhappy, and it happens to be right.",
      ],
      task: 'Reread your shortest work message as if a stranger had sent it, and add one friendly line.',
    },
    11: {
      says: [
        'Everyone is making plans at once, and none of them sounds restful.',
        "Your Moon likes to belong, and Mercury floods it with dates, polls, and side conversations about who's bringing the cooler.",
        'Answering all of it feels like loyalty, though what your friends want to know is only whether they should count you in.',
      ],
      task: 'Say yes to one plan and no to another in plain words, and mute the rest.',
    },
    12: {
      says: [
        "A thought you've already dismissed keeps coming back for another hearing.",
        'In this house the Moon feels things in the background, and Mercury, pressing, turns the volume up without making the words any clearer.',
        "You look distracted to other people, who assume it's about them, and it's usually something from years ago that wants ten minutes alone with you.",
      ],
      task: 'Sit for ten minutes without a screen and let the returning thought finish its sentence.',
    },
  },
}
