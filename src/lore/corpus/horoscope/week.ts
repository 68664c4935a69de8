// The lines of a week, and those it shares with a month.

/** The question of a week: {question}. */
export const weekLeads: string[] = [
  'One question goes through the week{ref}: {question}.',
  'The week keeps coming back to one thing{ref}, and that is {question}.',
  'What this week wants to know is {question}{ref}.',
  'By the end of the week you may have an answer to one thing{ref}: {question}.',
  'Underneath the appointments lies a question{ref}: {question}.',
  'If this week were a letter, its first line would ask {question}{ref}.',
  'Seven days, one question{ref}: {question}.',
  'The week has a subject of its own{ref}, namely {question}.',
  'Ask yourself this week{ref} {question}.',
  'There is one thing to find out before the week is over{ref}: {question}.',
  'Something asks to be answered before the week is out{ref}: {question}.',
  'You could spend these seven days finding out {question}{ref}.',
  'Between the laundry and the appointments, one thing waits to be asked{ref}: {question}.',
  'It is a week for finding out {question}{ref}.',
  'The week hands you a question without saying by when{ref}: {question}.',
  'Sooner or later in these days you will be asked, if only by yourself, {question}{ref}.',
  'Most of the week will take care of itself, and the rest is a question{ref}: {question}.',
]

/** The tone of an event: helpful, resistant or conspicuous. */
export type Tone = 'easy' | 'hard' | 'loud'

/** Two events of the week, by their tones. */
export const ties: Record<`${Tone}-${Tone}`, string[]> = {
  'easy-easy': [
    '{First} helps you with it, and so does {second}.',
    'On {first} and again on {second} it is easier to answer than to put off.',
    'You have two good days for it, {first} and {second}.',
    '{First} and {second} are both on your side in this.',
    'If you want to try out an answer, take {first} or {second}.',
    '{First} opens a window for it, and {second} leaves it open.',
    'What you begin to see on {first} can be said over supper on {second}.',
  ],
  'easy-hard': [
    '{First} makes it look simple, and {second} asks whether you meant it.',
    'Try the answer out on {first}, since {second} is the stiffer day.',
    'What goes smoothly on {first} is put to the test on {second}.',
    '{First} is the kind day for it, {second} the honest one.',
    'Make the most of {first}, because {second} wants it in writing.',
    '{First} nods at it, and {second} raises an eyebrow.',
  ],
  'easy-loud': [
    '{First} prepares the ground, and on {second} it is out in the open.',
    'You can think it over in peace on {first}, before {second} says it aloud.',
    'It begins kindly on {first} and is hard to overlook on {second}.',
    'Use {first} to make up your mind, because {second} will ask.',
    '{First} is for a quiet first try, {second} for saying it.',
    'A friendly {first} comes before a {second} that does not mince its words.',
  ],
  'hard-easy': [
    '{First} is the stiff day for it, {second} the kind one.',
    'What {first} makes difficult, {second} makes simple again.',
    'If it pinches on {first}, wait for {second} before you answer.',
    'Let {first} ask, and let {second} do the answering.',
    '{First} is uphill with it, and {second} rolls by itself.',
    'Carry it through {first}, and set it down on {second}.',
  ],
  'hard-hard': [
    'It pinches on {first} and again on {second}, each time in another place.',
    'Neither {first} nor {second} is content with half an answer.',
    'Two days press on it, {first} and {second}, and both of them are honest.',
    '{First} and {second} are the days on which you would rather change the subject.',
    'Keep the evenings of {first} and {second} free of further arguments.',
    'Two stiff days belong to it, {first} and {second}, with room to breathe between them.',
    'What you swallow on {first} will be back on {second}, so say it in good time.',
  ],
  'hard-loud': [
    '{First} grumbles about it, and on {second} it is said in so many words.',
    'What only chafes on {first} can be seen plainly on {second}.',
    'It starts as resistance on {first} and has become a subject by {second}.',
    'Do not decide it on {first}, for on {second} you will see more.',
    '{First} is the rub, {second} the reason for it.',
    'Bear with it on {first}, since {second} explains a good deal.',
    'After an uncomfortable {first} it is plain on {second} what was meant.',
    '{First} asks too sharply, and {second} puts it better.',
  ],
  'loud-easy': [
    '{First} brings it up, and {second} makes it easy to reply.',
    'It is plain on {first} and friendly on {second}.',
    'You see it on {first}, and on {second} you have the ease to act on it.',
    'After {first} has said it aloud, {second} lends a hand.',
    'On {first} it is on the table, and on {second} somebody passes you the salt.',
    '{First} asks in front of everyone, {second} in private and kindly.',
  ],
  'loud-hard': [
    '{First} brings it up, and {second} argues with it.',
    'It is plain on {first} and uncomfortable on {second}, and both will tell you something.',
    'On {first} you see what it is about, on {second} what it costs.',
    'What {first} shows you, {second} would like to dispute.',
    '{First} makes it visible, and {second} makes it awkward.',
    'Look at it on {first}, and be patient with it on {second}.',
    '{First} is for seeing, {second} for not giving in too soon.',
    'The subject opens on {first} and meets its first no on {second}.',
  ],
  'loud-loud': [
    '{First} brings it up and {second} comes back to it.',
    'It is hard to overlook on {first}, and harder on {second}.',
    'Two days turn on it, {first} and {second}.',
    'On {first} it changes its direction, and on {second} once more.',
    'Write down what you think of it on {first}, and read that on {second}.',
    '{First} opens the subject, and {second} will not let it rest.',
    'Keep an eye on {first} and on {second}, when there is most to see.',
    'It stands out on {first}, and takes another shape on {second}.',
    '{First} gives the question a face, {second} gives it a second one.',
    'What you notice on {first} explains what you notice on {second}.',
    'By {first} you have heard it, and by {second} you have heard it properly.',
    'It knocks on {first}, and on {second} it has taken off its coat.',
    '{First} puts it in large letters, and {second} underlines a word.',
    'Ask on {first}, and ask the same again on {second}.',
    'It is nowhere so plain as on {first}, unless it is on {second}.',
    'Between {first} and {second} it grows from a remark into a subject.',
  ],
}

/** From one event to the next of another tone; {later} is "the next day", "four days later". */
export const steps: Record<'relief' | 'resistance', string[]> = {
  relief: [
    '{Later} it is easier.',
    'There is relief {later}.',
    '{Later} something gives.',
    'The wind turns {later}, in your favor.',
    '{Later} you get a hand with things.',
    'It does not stay so stiff: {later} there is room again.',
  ],
  resistance: [
    '{Later} things are less willing.',
    'Not all of it goes so smoothly, as you notice {later}.',
    '{Later} there is a knot in it.',
    'Keep some patience back for what comes {later}.',
    '{Later} you meet with resistance.',
    'The ease has an end {later}.',
  ],
}

/** The end returns to the question; a companion follows. */
export const backToQuestion: string[] = [
  'So much for the dates, and back to the question.',
  'The question from the beginning is still on the table.',
  'There is a word to add about the question.',
  'Do not lose sight of the question over all this.',
  'And the question, in the meantime, keeps.',
  'In between, the question goes on asking.',
  'What was asked at the start may sound different by now.',
  'That leaves the question.',
  'The question can be met halfway.',
  'By then the question will have moved a little.',
  'And what was it again, at the top of the page?',
  'None of this has answered the question for you.',
]

/** Before the task. */
export const weekTasks: string[] = [
  'For a start, something small.',
  'And a small errand, for whenever you have a quarter of an hour.',
  'The rest of the answer is something to do.',
  'What you can do about the question costs little.',
  'A good place to begin is close at hand.',
  'Last of all, a thing that can be finished in a day.',
  'There is a quiet way to begin.',
  'The question gets smaller once something has been done.',
  'Part of the question can be settled before supper.',
  'Before the week is over, answer in the smallest size there is.',
  'A first reply may be quite a small one.',
  'If you do one thing about the question, let it be this.',
  "One corner of the question can be lifted without anyone's help.",
  'The cheapest experiment is the following.',
  'Try an answer out where little can break.',
  'There is an answer for tired days, too.',
  'An answer can be begun without ceremony.',
]
